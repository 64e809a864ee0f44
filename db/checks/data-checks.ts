import { sql } from 'drizzle-orm'
import { eventsChecks } from '#app/features/events/checks.ts'
import { fundraisingChecks } from '#app/features/fundraising/checks.ts'
import { ledgerChecks } from '#app/features/ledger/checks.ts'
import { ordersChecks } from '#app/features/orders/checks.ts'
import { paymentsChecks } from '#app/features/payments/checks.ts'
import { marketplaceChecks } from '#app/features/marketplace/checks.ts'
import { payoutsChecks } from '#app/features/payouts/checks.ts'
import { storiesChecks } from '#app/features/stories/checks.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Invariants of the data. Each query returns the rows that violate it. */
export const dataChecks = [
  ...ledgerChecks,
  ...paymentsChecks,
  ...ordersChecks,
  ...fundraisingChecks,
  ...eventsChecks,
  ...marketplaceChecks,
  ...payoutsChecks,
  ...storiesChecks,
]

/** The failed checks, each with the number of violating rows. */
export async function findFailedChecks(db: Db, now: Date): Promise<{ name: string; rows: number }[]> {
  const failed = []
  for (const check of dataChecks) {
    const query = check.sql.replaceAll('$now', `'${now.toISOString()}'::timestamptz`)
    const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: unknown[] }
    if (rows.length > 0) failed.push({ name: check.name, rows: rows.length })
  }
  return failed
}
