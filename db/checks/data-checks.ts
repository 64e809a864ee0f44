import { sql } from 'drizzle-orm'
import { eventsChecks } from '#app/features/events/checks.ts'
import { fundraisingChecks } from '#app/features/fundraising/checks.ts'
import { ledgerChecks } from '#app/features/ledger/checks.ts'
import type { DataCheck, SliceKey } from '#app/platform/db/data-check.ts'
import { ordersChecks } from '#app/features/orders/checks.ts'
import { shipmentSubject } from '#app/features/orders/money/booking.server.ts'
import { paymentsChecks } from '#app/features/payments/checks.ts'
import { marketplaceChecks } from '#app/features/marketplace/checks.ts'
import { payoutsChecks } from '#app/features/payouts/checks.ts'
import { storiesChecks } from '#app/features/stories/checks.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { uuidRange } from '#app/platform/db/uuid-range.ts'
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
/** By the first hexadecimal digit: every row is looked at once in 160 minutes, with costly checks in 43 hours. */
export const SLICES = 16

/** An id as a column, or as a text with something before it. */
type IdColumn = string | { text: string; before: string }

/** The tables of each slice, with the column that says to which slice a row belongs. */
const SLICED_TABLES: Readonly<Record<SliceKey, Readonly<Record<string, IdColumn>>>> = {
  payment: { payments: 'id', refunds: 'payment_id', contributions: 'payment_id' },
  contribution: { contributions: 'id', contribution_returns: 'contribution_id' },
  transfer: { ledger_transfers: 'id', ledger_postings: 'transfer_id' },
  account: { ledger_sums: 'account_id', ledger_postings: 'account_id' },
  order: { orders: 'id', order_parts: 'order_id' },
  shipment: {
    order_parts: 'id',
    order_lines: 'part_id',
    order_part_steps: 'part_id',
    order_refunds: 'part_id',
    invoices: 'part_id',
    invoice_lines: 'part_id',
    credit_notes: 'part_id',
    credit_note_lines: 'part_id',
    ledger_transfers: { text: 'subject', before: shipmentSubject('') },
  },
  product: {
    products: 'id',
    product_variants: 'product_id',
    product_photos: 'product_id',
    product_reviews: 'product_id',
    product_words: 'product_id',
  },
  seller: { seller_profiles: 'id', seller_totals: 'seller_id', products: 'seller_id' },
  story: { good_deeds_stories: 'id', story_likes: 'story_id', story_media: 'story_id' },
}
const smallChecks = dataChecks.filter(({ isSlow, slicedBy }) => !isSlow && !slicedBy)
const slowChecks = dataChecks.filter(({ isSlow }) => isSlow)
const slicedChecks = (Object.keys(SLICED_TABLES) as SliceKey[])
  .flatMap((key) => [1, 2].map((digits) => ({ key, digits })))
  .map(({ key, digits }) => {
    const checks = dataChecks.filter(({ slicedBy, isCostly }) => slicedBy === key && (isCostly ? 2 : 1) === digits)
    return { key, digits, checks }
  })
  .filter(({ checks }) => checks.length > 0)

/** Rows whose ids begin with the same hexadecimal digits. */
interface Slice {
  key: SliceKey
  digits: number
  /** 1 is the first. */
  part: number
}

export interface CheckResult {
  name: string
  /** The slice of the rows that was looked at; 0 for all. */
  part: number
  /** How many rows violate it. */
  rows: number
}

/**
 * Runs the checks that are due: the small ones, one of the totals, and one slice of those that look at every row of a
 * large table, by the time. So a run stays short however many gifts there are, and holds the embedded engine for one query
 * at a time. Checks of one slice are one query, so that its rows are read once.
 */
export async function runDueChecks(db: Db, now: Date): Promise<CheckResult[]> {
  const turn = Math.floor(now.getTime() / CHECK_EVERY_MS)
  const slow = slowChecks[turn % slowChecks.length]
  const results: CheckResult[] = []
  for (const check of slow ? [...smallChecks, slow] : smallChecks) results.push(...(await countRows(db, [check], now)))
  for (const { checks, ...slice } of slicedChecks) {
    results.push(...(await countRows(db, checks, now, { ...slice, part: 1 + (turn % SLICES ** slice.digits) })))
  }
  return results
}

/**
 * The failed checks of all rows, each with the number of violating rows; a running site goes through large tables in slices.
 * @internal
 */
export async function findFailedChecks(db: Db, now: Date): Promise<{ name: string; rows: number }[]> {
  const results: CheckResult[] = []
  for (const check of dataChecks) results.push(...(await countRows(db, [check], now)))
  return results.filter(({ rows }) => rows > 0).map(({ name, rows }) => ({ name, rows }))
}

/** How many rows of all, or of a slice, violate each of the checks. One query. */
async function countRows(db: Db, checks: readonly DataCheck[], now: Date, slice?: Slice): Promise<CheckResult[]> {
  const counts = checks.map(
    ({ sql: text }, i) => `SELECT ${i} AS index, count(*)::int AS rows FROM (${text}) AS violating`,
  )
  const query = (slice ? withSlice(slice, checks.length > 1) : '') + counts.join(' UNION ALL ')
  const { rows } = await db.execute<{ index: number; rows: number }>(
    sql.raw(query.replaceAll('$now', `'${now.toISOString()}'::timestamptz`)),
  )
  return rows.map((row) => ({ name: checks[row.index]?.name ?? '', part: slice?.part ?? 0, rows: row.rows }))
}

/**
 * A WITH clause that lets the names of the tables mean their slice. Several checks share the rows; a single one reads of
 * them what it needs, by the indexes.
 */
function withSlice({ key, digits, part }: Slice, isShared: boolean): string {
  const { first, last } = uuidRange((part - 1).toString(16).padStart(digits, '0'))
  const slices = Object.entries(SLICED_TABLES[key]).map(
    ([table, column]) =>
      `${table} AS ${isShared ? '' : 'NOT '}MATERIALIZED (SELECT * FROM public.${table} WHERE ${inRange(column, first, last)})`,
  )
  return `WITH ${slices.join(', ')} `
}

function inRange(column: IdColumn, first: string, last: string): string {
  return typeof column === 'string'
    ? `${column} BETWEEN '${first}'::uuid AND '${last}'::uuid`
    : `${column.text} BETWEEN '${column.before}${first}' AND '${column.before}${last}'`
}
