import { sql } from 'drizzle-orm'
import { eventsChecks } from '#app/features/events/checks.ts'
import { fundraisingChecks } from '#app/features/fundraising/checks.ts'
import { ledgerChecks } from '#app/features/ledger/checks.ts'
import type { DataCheck } from '#app/platform/db/data-check.ts'
import { ordersChecks } from '#app/features/orders/checks.ts'
import { paymentsChecks } from '#app/features/payments/checks.ts'
import { marketplaceChecks } from '#app/features/marketplace/checks.ts'
import { payoutsChecks } from '#app/features/payouts/checks.ts'
import { storiesChecks } from '#app/features/stories/checks.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'

/** Invariants of the data. Each query returns the rows that violate it. */
export const dataChecks: readonly DataCheck[] = [
  ...ledgerChecks,
  ...paymentsChecks,
  ...ordersChecks,
  ...fundraisingChecks,
  ...eventsChecks,
  ...marketplaceChecks,
  ...payoutsChecks,
  ...storiesChecks,
]

export const CHECK_EVERY_MS = 10 * MINUTE_MS
/** By the first hexadecimal digit: every row is looked at once in 160 minutes. */
export const SLICES = 16
const slowChecks = dataChecks.filter(({ isSlow }) => isSlow)

export interface CheckResult {
  name: string
  /** The slice of the rows that was looked at; 0 for all. */
  part: number
  /** How many rows violate it. */
  rows: number
}

/**
 * Runs the checks that are due: the small ones, one slice of those that look at every row of a large table, and one of
 * the totals, by the time. So a run stays short however many gifts there are, and holds the embedded engine for one query
 * at a time.
 */
export async function runDueChecks(db: Db, now: Date): Promise<CheckResult[]> {
  const turn = Math.floor(now.getTime() / CHECK_EVERY_MS)
  const results: CheckResult[] = []
  for (const check of dataChecks) {
    if (check.isSlow && slowChecks[turn % slowChecks.length] !== check) continue
    const part = check.slice ? 1 + (turn % SLICES) : 0
    const rows = await countRows(db, check.slice ? sliceOf(check, part) : check.sql, now)
    results.push({ name: check.name, part, rows })
  }
  return results
}

/**
 * The failed checks of all rows, each with the number of violating rows; a running site goes through large tables in slices.
 * @internal
 */
export async function findFailedChecks(db: Db, now: Date): Promise<{ name: string; rows: number }[]> {
  const failed = []
  for (const check of dataChecks) {
    const rows = await countRows(db, check.sql, now)
    if (rows > 0) failed.push({ name: check.name, rows })
  }
  return failed
}

async function countRows(db: Db, text: string, now: Date): Promise<number> {
  const query = text.replaceAll('$now', `'${now.toISOString()}'::timestamptz`)
  const { rows } = (await db.execute(sql.raw(query))) as unknown as { rows: unknown[] }
  return rows.length
}

/** The same query on a part of the tables: inside of it their names mean the slice. */
function sliceOf({ sql: text, slice = {} }: DataCheck, part: number): string {
  const bound = (digit: number, rest: string) =>
    `'${digit.toString(16)}${rest.repeat(7)}-${rest.repeat(4)}-${rest.repeat(4)}-${rest.repeat(4)}-${rest.repeat(12)}'::uuid`
  const digit = part - 1
  const slices = Object.entries(slice).map(
    ([table, column]) =>
      `${table} AS (SELECT * FROM public.${table} WHERE ${column} BETWEEN ${bound(digit, '0')} AND ${bound(digit, 'f')})`,
  )
  return `WITH ${slices.join(', ')} ${text}`
}
