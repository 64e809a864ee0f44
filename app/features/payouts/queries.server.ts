import { and, asc, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { postedSums } from '#app/features/ledger/sum-queries.server.ts'
import { ledgerAccounts, ledgerPostings, ledgerTransfers } from '#app/features/ledger/tables.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { heldAccount, sellerAccount } from '#app/features/orders/chart.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { readShownEarningsOf } from './earnings/earnings.server.ts'
import { monthBounds } from './earnings/months.ts'
import { NEW_ACCOUNT_WAIT_MS } from '#app/platform/bank/account-wait.ts'
import { STATEMENT_LINES_MAX } from './schema.ts'
import { payoutLines, payouts, sellerBankAccounts, sellerHolds } from './tables.server.ts'
import type { BankAccountView, Earnings, HoldView, OwnPayout, Statement, StatementLine } from './views.ts'

/** The caller checks that the user may read this seller. */
interface BySeller {
  sellerId: string
}

/** The seller's amounts in every currency with a posting. Empty before the first sale. */
export async function readEarnings(db: Db, { sellerId, now }: BySeller & { now: Date }): Promise<readonly Earnings[]> {
  const earnings = await readShownEarningsOf(db, { sellerIds: [sellerId], now })
  return earnings.get(sellerId) ?? []
}

/** The movements between two times, line by line, with both accounts' balances after each. */
export async function listStatement(
  db: Db,
  { sellerId, currency, from, to }: BySeller & { currency: string; from: Date; to: Date },
): Promise<Statement> {
  const held = heldAccount(sellerId, currency).code
  const own = sellerAccount(sellerId, currency).code
  const [before, rows] = await Promise.all([
    sumPostings(db, { held, own, where: lt(ledgerTransfers.occurredAt, from) }),
    readLines(db, { held, own, from, to }),
  ])
  let [heldAfterMinor, ownAfterMinor] = [before.held, before.own]
  const lines = rows.map((row): StatementLine => {
    heldAfterMinor += row.heldMinor
    ownAfterMinor += row.ownMinor
    const commissionMinor = row.kind === 'release' ? -(row.heldMinor + row.ownMinor) : 0
    return { ...row, commissionMinor, heldAfterMinor, ownAfterMinor }
  })
  return { currency, from, to, heldBeforeMinor: before.held, ownBeforeMinor: before.own, lines }
}

interface Accounts {
  held: string
  own: string
}

const creditsOf = (code: string) =>
  sql`coalesce(-sum(${ledgerPostings.amountMinor}) FILTER (WHERE ${ledgerAccounts.code} = ${code}), 0)`.mapWith(Number)

async function sumPostings(db: Db, { held, own, where }: Accounts & { where: ReturnType<typeof lt> }) {
  const [row] = await db
    .select({ held: creditsOf(held), own: creditsOf(own) })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerPostings.transferId))
    .where(and(inArray(ledgerAccounts.code, [held, own]), where))
  return row ?? { held: 0, own: 0 }
}

const idInSubject = sql`split_part(${ledgerTransfers.subject}, ':', 2)::uuid`

/** The number of the order or payout that a transfer is about. */
const numberOf = sql<string | null>`CASE
  WHEN ${ledgerTransfers.subject} LIKE 'order-part:%' THEN (
    SELECT ${orders.number} FROM ${orderShipments} JOIN ${orders} ON ${orders.id} = ${orderShipments.orderId}
     WHERE ${orderShipments.id} = ${idInSubject})
  WHEN ${ledgerTransfers.subject} LIKE 'payout:%' THEN (
    SELECT ${payouts.number} FROM ${payouts} WHERE ${payouts.id} = ${idInSubject}) END`

function readLines(db: Db, { held, own, from, to }: Accounts & { from: Date; to: Date }) {
  const { id, occurredAt, kind } = ledgerTransfers
  return db
    .select({
      transferId: id,
      at: occurredAt,
      kind,
      number: numberOf,
      heldMinor: creditsOf(held),
      ownMinor: creditsOf(own),
    })
    .from(ledgerPostings)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerPostings.accountId))
    .innerJoin(ledgerTransfers, eq(id, ledgerPostings.transferId))
    .where(and(inArray(ledgerAccounts.code, [held, own]), gte(occurredAt, from), lt(occurredAt, to)))
    .groupBy(id)
    .orderBy(asc(occurredAt), sql`min(${ledgerPostings.id})`)
    .limit(STATEMENT_LINES_MAX)
}

/**
 * The beginning of the month of the first posting, where statements begin; null before. By the kept sums: the planner
 * would look for a seller without postings in the whole ledger.
 */
export async function findFirstMonth(
  db: Db,
  { sellerId, currency }: BySeller & { currency: string },
): Promise<Date | null> {
  const codes = [heldAccount(sellerId, currency).code, sellerAccount(sellerId, currency).code]
  const [row] = await db
    .select({ month: sql<string | null>`min(posted.month)` })
    .from(ledgerAccounts)
    .innerJoin(sql`${postedSums} posted`, sql`posted.account_id = ${ledgerAccounts.id}`)
    .where(inArray(ledgerAccounts.code, codes))
  return row?.month ? monthBounds(row.month).from : null
}

/** The bank account without its number. Null while there is none. */
export async function findBankAccount(db: Db, { sellerId }: BySeller): Promise<BankAccountView | null> {
  const { ending, changedAt } = sellerBankAccounts
  const [row] = await db
    .select({ ending, changedAt })
    .from(sellerBankAccounts)
    .where(eq(sellerBankAccounts.sellerId, sellerId))
  return row ? { ...row, payableFrom: new Date(row.changedAt.getTime() + NEW_ACCOUNT_WAIT_MS) } : null
}

/** Holds in force and past ones, newest first. */
export async function listHolds(db: Db, { sellerId, now }: BySeller & { now: Date }): Promise<HoldView[]> {
  const rows = await db
    .select()
    .from(sellerHolds)
    .where(eq(sellerHolds.sellerId, sellerId))
    .orderBy(desc(sellerHolds.placedAt))
    .limit(50)
  return rows.map((row) => holdView(row, now))
}

export function holdView(row: typeof sellerHolds.$inferSelect, now: Date): HoldView {
  const { id, currency, amountMinor, reason, placedAt, endsAt, liftedAt } = row
  const { appeal, appealedAt, answer, answeredAt } = row
  const isInForce = liftedAt === null && endsAt > now
  return {
    id,
    currency,
    amountMinor,
    reason,
    placedAt,
    endsAt,
    liftedAt,
    isInForce,
    appeal,
    appealedAt,
    answer,
    answeredAt,
  }
}

/** Payouts that were sent, newest first; cancelled ones are left out. */
export function listOwnPayouts(db: Db, { sellerId }: BySeller): Promise<OwnPayout[]> {
  const { amountMinor, ending, state, stateAt } = payoutLines
  // What one operator has noted is not the bank's answer yet.
  const reason = sql<
    string | null
  >`CASE WHEN ${state} <> 'sent' OR ${payoutLines.returnNotedBy} IS NULL THEN ${payoutLines.reason} END`
  return db
    .select({ number: payouts.number, currency: payouts.currency, amountMinor, ending, state, stateAt, reason })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payoutId))
    .where(and(eq(payoutLines.sellerId, sellerId), inArray(state, ['sent', 'paid', 'returned'])))
    .orderBy(desc(payouts.preparedAt))
    .limit(50)
}

/** A shipment whose money is not released, and why. */
export interface HeldShipment {
  shipmentId: string
  number: string
  currency: string
  state: 'paid' | 'packed' | 'sent' | 'delivered'
  minor: number
  deliveredAt: Date | null
  hasOpenReturn: boolean
}

/** Oldest first. */
export async function listHeldShipments(db: Db, { sellerId }: BySeller): Promise<HeldShipment[]> {
  const { rows } = await db.execute<Omit<HeldShipment, 'deliveredAt'> & { deliveredAt: string | null }>(sql`
    SELECT op.id AS "shipmentId", o.number, o.currency, op.state, op.delivered_at AS "deliveredAt",
           (SELECT -coalesce(sum(p.amount_minor), 0) FROM ledger_transfers t
              JOIN ledger_postings p ON p.transfer_id = t.id JOIN ledger_accounts a ON a.id = p.account_id
             WHERE t.subject = 'order-part:' || op.id AND a.code LIKE 'liability:seller-held:%')::float8 AS minor,
           EXISTS (SELECT FROM return_cases c WHERE c.part_id = op.id AND c.state NOT IN ('refunded', 'closed')) AS "hasOpenReturn"
      FROM order_parts op JOIN orders o ON o.id = op.order_id
     WHERE op.seller_id = ${sellerId} AND op.released_at IS NULL AND op.state IN ('paid', 'packed', 'sent', 'delivered')
     ORDER BY o.placed_at, op.id LIMIT 100`)
  return rows.map((row) => ({ ...row, deliveredAt: row.deliveredAt === null ? null : new Date(row.deliveredAt) }))
}

/**
 * The stored money data of the member's shop, for the export; null without a shop. The bank account without its
 * number.
 */
export async function exportMoney(
  db: Db,
  { userId, now }: { userId: string; now: Date },
): Promise<Record<string, unknown> | null> {
  const [shop] = await db
    .select({ id: sellerProfiles.id })
    .from(sellerProfiles)
    .where(eq(sellerProfiles.userId, userId))
  if (!shop) return null
  const sellerId = shop.id
  return {
    earnings: await readEarnings(db, { sellerId, now }),
    bankAccount: await findBankAccount(db, { sellerId }),
    holds: await listHolds(db, { sellerId, now }),
    payouts: await listOwnPayouts(db, { sellerId }),
  }
}
