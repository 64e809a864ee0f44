import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { CURRENCIES } from '#app/features/marketplace/schema.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Actor, Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { canPay } from './policy.ts'
import { referenceOf } from '#app/platform/bank/bank-file.ts'
import { listPayable, withoutAccount } from './payout/payable-sellers.server.ts'
import { payoutLines, payouts, sellerHolds } from './tables.server.ts'
import { holdView } from './queries.server.ts'
import type { OperatorHold, OperatorPayout, OperatorPayoutLine, Preparable } from './views.ts'

/** By currency: what a payout would contain now; currencies without money are left out. Operators only. */
export async function listPreparable(db: Db, { actor, now }: { actor: Actor; now: Date }): Promise<Preparable[]> {
  if (!canPay(actor)) return []
  const found = await Promise.all(
    CURRENCIES.map(async (currency) => {
      const [ready, waiting] = await Promise.all([
        listPayable(db, { currency, now }),
        withoutAccount(db, { currency, now }),
      ])
      const sellers = ready.map(({ id, displayName, amountMinor }) => ({ id, name: displayName, amountMinor }))
      const sumMinor = sellers.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
      return { currency, sellers, sumMinor, withoutAccount: waiting }
    }),
  )
  return found.filter(({ sellers, withoutAccount: waiting }) => sellers.length > 0 || waiting > 0)
}

const ROWS_PER_PAGE = 50

const countOf = (state: 'sent' | 'returned') =>
  sql`count(*) FILTER (WHERE ${payoutLines.state} = ${state})`.mapWith(Number)

const isNoted = and(eq(payoutLines.state, 'sent'), isNotNull(payoutLines.returnNotedBy))

/** A page of them, newest first; operators only. */
export async function listPayouts(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<OperatorPayout>> {
  if (!canPay(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: ROWS_PER_PAGE })
  const rows = await selectPayouts(db).orderBy(desc(payouts.preparedAt), desc(payouts.id)).limit(limit).offset(offset)
  return pageOf(rows.map(payoutView), ROWS_PER_PAGE)
}

const selectPayouts = (db: Db) =>
  db
    .select({
      payout: payouts,
      sumMinor: sql`sum(${payoutLines.amountMinor})`.mapWith(Number),
      linesCount: count(),
      openCount: countOf('sent'),
      returnedCount: countOf('returned'),
      notedCount: sql`count(*) FILTER (WHERE ${isNoted})`.mapWith(Number),
    })
    .from(payouts)
    .innerJoin(payoutLines, eq(payoutLines.payoutId, payouts.id))
    .groupBy(payouts.id)
    .$dynamic()

function payoutView({ payout, ...sums }: Awaited<ReturnType<typeof selectPayouts>>[number]): OperatorPayout {
  const { id, number, currency, state, preparedByName, preparedAt, approvedByName, approvedAt, cancelledAt } = payout
  return { id, number, currency, state, preparedByName, preparedAt, approvedByName, approvedAt, cancelledAt, ...sums }
}

/** One payout with its lines, and whether this operator prepared it or is paid by it; null for an unknown id. */
export async function findPayout(
  db: Db,
  { actor, id }: { actor: Actor; id: string },
): Promise<{
  payout: OperatorPayout
  lines: OperatorPayoutLine[]
  isPreparedByYou: boolean
  isYours: boolean
} | null> {
  if (!canPay(actor) || !isUuid(id)) return null
  const summed = selectPayouts(db).where(eq(payouts.id, id))
  const listed = db
    .select({ line: payoutLines, payout: payouts, seller: sellerProfiles })
    .from(payoutLines)
    .innerJoin(payouts, eq(payouts.id, payoutLines.payoutId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, payoutLines.sellerId))
    .where(eq(payoutLines.payoutId, id))
    .orderBy(asc(sellerProfiles.displayName), asc(payoutLines.id))
  const [[sums], rows] = await Promise.all([summed, listed])
  const [first] = rows
  if (!sums || !first) return null
  return {
    payout: payoutView(sums),
    isPreparedByYou: first.payout.preparedBy === actor.userId,
    isYours: rows.some(({ seller }) => isSellerOf(actor, seller)),
    lines: rows.map(({ line, payout, seller }) => ({
      id: line.id,
      sellerName: seller.displayName,
      sellerSlug: seller.slug,
      amountMinor: line.amountMinor,
      ending: line.ending,
      reference: referenceOf({ number: payout.number, lineId: line.id }),
      state: line.state,
      stateAt: line.stateAt,
      reason: line.reason,
      returnNotedBy: line.state === 'sent' ? line.returnNotedByName : null,
      isNotedByYou: line.returnNotedBy === actor.userId,
      isYours: isSellerOf(actor, seller),
    })),
  }
}

/** Holds with an open appeal first, then those in force, then the rest; operators only. */
export async function listHoldsForOperator(
  db: Db,
  { actor, now, page = 1 }: { actor: Actor; now: Date; page?: number },
): Promise<Page<OperatorHold>> {
  if (!canPay(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: ROWS_PER_PAGE })
  const isInForce = and(isNull(sellerHolds.liftedAt), gt(sellerHolds.endsAt, now))
  const isAppealed = and(isInForce, isNotNull(sellerHolds.appeal), isNull(sellerHolds.answer))
  const { placedAt, id } = sellerHolds
  const rows = await selectHolds(db)
    .orderBy(sql`(${isAppealed}) DESC`, sql`(${isInForce}) DESC`, desc(placedAt), asc(id))
    .limit(limit)
    .offset(offset)
  const shown = rows.map((row) => operatorView(row, { actor, now }))
  return pageOf(shown, ROWS_PER_PAGE)
}

/** One hold; null for an unknown id, and for everybody but operators. */
export async function findHoldForOperator(
  db: Db,
  { actor, now, id }: { actor: Actor; now: Date; id: string },
): Promise<OperatorHold | null> {
  if (!canPay(actor) || !isUuid(id)) return null
  const [row] = await selectHolds(db).where(eq(sellerHolds.id, id))
  return row ? operatorView(row, { actor, now }) : null
}

const selectHolds = (db: Db) =>
  db
    .select({ hold: sellerHolds, seller: sellerProfiles })
    .from(sellerHolds)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, sellerHolds.sellerId))
    .$dynamic()

const operatorView = (
  { hold, seller }: Awaited<ReturnType<typeof selectHolds>>[number],
  { actor, now }: { actor: Member; now: Date },
): OperatorHold => ({
  ...holdView(hold, now),
  sellerId: seller.id,
  sellerName: seller.displayName,
  isPlacedByYou: hold.placedBy === actor.userId,
  isOwn: isSellerOf(actor, seller),
})

/** Open decisions: payouts to approve or with returns to confirm, appeals to answer. */
export async function countToDecide(
  db: Db,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ payouts: number; appeals: number }> {
  if (!canPay(actor)) return { payouts: 0, appeals: 0 }
  const noted = db.select({ id: payoutLines.payoutId }).from(payoutLines).where(isNoted)
  const toDecide = or(eq(payouts.state, 'prepared'), inArray(payouts.id, noted))
  const { appeal, answer, liftedAt, endsAt } = sellerHolds
  const isAppealed = and(isNotNull(appeal), isNull(answer), isNull(liftedAt), gt(endsAt, now))
  const [[decide], [appealed]] = await Promise.all([
    db.select({ waiting: count() }).from(payouts).where(toDecide),
    db.select({ waiting: count() }).from(sellerHolds).where(isAppealed),
  ])
  return { payouts: decide?.waiting ?? 0, appeals: appealed?.waiting ?? 0 }
}

/** Shops that the operator can place a hold on, by name; operators only. */
export async function listShops(db: Db, { actor }: { actor: Actor }): Promise<{ id: string; name: string }[]> {
  if (!canPay(actor)) return []
  return db
    .select({ id: sellerProfiles.id, name: sellerProfiles.displayName })
    .from(sellerProfiles)
    .where(or(isNull(sellerProfiles.userId), sql`${sellerProfiles.userId} <> ${actor.userId}`))
    .orderBy(asc(sellerProfiles.displayName))
}
