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

/** Every sentence about the data that must be true, one query each. */
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

/** The sentences that are not true at this time, each with how many rows offend it; empty when all is well. */
export async function findFailedChecks(db: Db, now: Date): Promise<{ name: string; rows: number }[]> {
  const broken = []
  for (const check of dataChecks) {
    const query = check.sql.replaceAll('$now', `'${now.toISOString()}'::timestamptz`)
    const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: unknown[] }
    if (rows.length > 0) broken.push({ name: check.name, rows: rows.length })
  }
  return broken
}
