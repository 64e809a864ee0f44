import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { isReturnable } from '#app/features/orders/returns/case-policy.ts'
import { attachPhotos, FULL_WORDS, refuseSaid } from '#app/features/orders/returns/case-photos.server.ts'
import { readReturnedQuantities } from '#app/features/orders/returns/case-queries.server.ts'
import { notifyOfCase } from '#app/features/orders/returns/notify-case.server.ts'
import { writeStatement } from '#app/features/orders/returns/case.server.ts'
import { type Line, listLines, lockPartFor } from '#app/features/orders/shipments/lock-part.server.ts'
import { heldOf } from '#app/features/orders/money/refund-part.server.ts'
import type { ReturnReason } from '#app/features/orders/schema.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { OPEN_CASE_STATES } from '#app/features/orders/states.ts'
import { caseStatements, orderLines, returnCases, returnLines } from '#app/features/orders/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'

export interface OpenCaseInput {
  token: string
  partId: string
  lines: readonly { lineId: string; quantity: number }[]
  reason: ReturnReason
  words: string
  photos: readonly string[]
}

export type OpenCaseOutcome =
  | { ok: true; caseId: string }
  /** too-late: nothing was sent yet, or the week is over. too-many: more than she has and has not asked back already. */
  | { ok: false; reason: 'not-found' | 'too-late' | 'nothing-chosen' | 'too-many' | 'words' | 'photos' }

/**
 * The buyer wants money back for things of a part: once it was sent, and for a week after it was delivered. What she
 * asks for is the price of those things, and the delivery when with them all of it goes back; a change of mind never
 * brings the delivery back. While the case is open, the part's money waits. The same form twice is one case.
 */
export async function openCase(ctx: SiteContext, input: OpenCaseInput): Promise<OpenCaseOutcome> {
  const { db, actor, now } = ctx
  const { token, partId, reason, words, photos } = input
  return db.transaction(async (tx): Promise<OpenCaseOutcome> => {
    const locked = await lockPartFor(tx, { actor, role: 'buyer', token, partId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const same = await findSame(tx, input)
    if (same !== null) return { ok: true, caseId: same }
    if (!isReturnable(locked.part, now)) return { ok: false, reason: 'too-late' }
    const refused = refuseSaid(input, FULL_WORDS)
    if (refused) return { ok: false, reason: refused }
    const lines = await listLines(tx, partId)
    const chosen = chosenOf(lines, input.lines)
    if (chosen === null || chosen.size === 0) return { ok: false, reason: 'nothing-chosen' }
    const earlier = await readReturnedQuantities(tx, { partIds: [partId] })
    const backOf = ({ id }: Line) => (chosen.get(id) ?? 0) + (earlier.get(id) ?? 0)
    if (lines.some((line) => backOf(line) > line.quantity)) return { ok: false, reason: 'too-many' }
    const goodsMinor = lines.reduce((sum, { id, priceMinor }) => sum + priceMinor * (chosen.get(id) ?? 0), 0)
    const isWhole = lines.every((line) => backOf(line) === line.quantity)
    const bringsDelivery = isWhole && reason !== 'changed-mind' && !(await hasDelivery(tx, partId))
    const askedMinor = goodsMinor + (bringsDelivery ? locked.part.deliveryMinor : 0)
    const wantedMinor = Math.min(askedMinor, await heldOf(tx, locked.part))
    if (wantedMinor < 1) return { ok: false, reason: 'too-late' }
    if (!(await attachPhotos(tx, { photos, actor, orderId: locked.order.id, now })))
      return { ok: false, reason: 'photos' }
    const found = one(
      await tx.insert(returnCases).values({ partId, stateAt: now, reason, wantedMinor, openedAt: now }).returning(),
    )
    await tx
      .insert(returnLines)
      .values([...chosen].map(([lineId, quantity]) => ({ caseId: found.id, lineId, quantity })))
    const statement = { caseId: found.id, by: 'buyer', toState: 'requested', words, photos, actor, now } as const
    const statementId = await writeStatement(tx, statement)
    const news = { step: 'requested', by: 'buyer', words: words.trim(), amountMinor: 0, statementId } as const
    await notifyOfCase(tx, ctx, { ...locked, found }, news)
    return { ok: true, caseId: found.id }
  })
}

/** How many of which line; null when one is not of this part or is no number of pieces. */
function chosenOf(lines: readonly Line[], wanted: OpenCaseInput['lines']): Map<string, number> | null {
  const chosen = new Map<string, number>()
  for (const { lineId, quantity } of wanted) {
    if (!lines.some(({ id }) => id === lineId) || !Number.isSafeInteger(quantity) || quantity < 0) return null
    if (quantity > 0) chosen.set(lineId, (chosen.get(lineId) ?? 0) + quantity)
  }
  return chosen
}

/** The case that this form made already, while nobody answered. */
async function findSame(tx: Db, { partId, reason, words, lines }: OpenCaseInput): Promise<string | null> {
  const rows = await tx
    .select({ id: returnCases.id, lineId: returnLines.lineId, quantity: returnLines.quantity })
    .from(returnCases)
    .innerJoin(returnLines, eq(returnLines.caseId, returnCases.id))
    .innerJoin(caseStatements, and(eq(caseStatements.caseId, returnCases.id), eq(caseStatements.toState, 'requested')))
    .where(
      and(
        eq(returnCases.partId, partId),
        eq(returnCases.reason, reason),
        eq(returnCases.state, 'requested'),
        eq(caseStatements.words, words.trim()),
      ),
    )
    .orderBy(asc(returnCases.id))
  const wanted = lines.filter(({ quantity }) => quantity > 0)
  const match = rows.find(({ id }) => {
    const own = rows.filter((row) => row.id === id)
    return (
      own.length === wanted.length &&
      wanted.every(({ lineId, quantity }) => own.some((row) => row.lineId === lineId && row.quantity === quantity))
    )
  })
  return match?.id ?? null
}

/** Whether the delivery was asked back already, in a case that counts. */
async function hasDelivery(tx: Db, partId: string): Promise<boolean> {
  const rows = await tx
    .select({
      wantedMinor: returnCases.wantedMinor,
      goodsMinor: sql`sum(${returnLines.quantity} * ${orderLines.priceMinor})`.mapWith(Number),
    })
    .from(returnCases)
    .innerJoin(returnLines, eq(returnLines.caseId, returnCases.id))
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(and(eq(returnCases.partId, partId), inArray(returnCases.state, [...OPEN_CASE_STATES, 'refunded'])))
    .groupBy(returnCases.id)
  return rows.some(({ wantedMinor, goodsMinor }) => wantedMinor > goodsMinor)
}
