import { and, eq, inArray, sql } from 'drizzle-orm'
import { returnStock } from '#app/features/marketplace/listing/commands/return-stock.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { caseCopy } from './case-copy.ts'
import type { LockedCase } from '#app/features/orders/shipments/lock-part.server.ts'
import { getPartTotals } from '#app/features/orders/shipments/part-totals.server.ts'
import { movePart } from '#app/features/orders/shipments/move-part.server.ts'
import { heldOf, refundPart } from '#app/features/orders/money/refund-part.server.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import { orderLines, returnCases, returnLines } from '#app/features/orders/tables.server.ts'

/** What a case can give back now: what was asked for, and never more than is still held. */
export async function refundable(tx: Db, { part, found }: LockedCase): Promise<number> {
  return Math.min(found.wantedMinor, await heldOf(tx, part))
}

interface CaseRefund {
  amountMinor: number
  by: ActBy
  userId: string | null
  /** The seller has the things again and they can be sold. */
  isRestocked: boolean
  now: Date
}

/**
 * Money of a case goes back. Call it when the case is refunded: once all goods of the part went back in full, the
 * part is returned, and what is left of it (its delivery) is the seller's.
 */
export async function refundCase(tx: Db, locked: LockedCase, refund: CaseRefund): Promise<void> {
  const { part, found } = locked
  const { amountMinor, by, userId, isRestocked, now } = refund
  const reason = caseCopy.refundReason(found.reason)
  await refundPart(tx, { part, amountMinor, key: `case:${found.id}`, caseId: found.id, reason, now })
  if (await isAllBack(tx, part.id)) await movePart(tx, { part, to: 'returned', by, userId, reason, now })
  if (isRestocked) await returnStock(tx, await listCasePieces(tx, found.id))
}

async function isAllBack(tx: Db, partId: string): Promise<boolean> {
  const { goodsMinor, refundedMinor } = await getPartTotals(tx, partId)
  if (refundedMinor < goodsMinor) return false
  const inRefunded = and(eq(returnCases.id, returnLines.caseId), eq(returnCases.state, 'refunded'))
  const rows = await tx
    .select({
      quantity: orderLines.quantity,
      back: sql`coalesce(sum(${returnLines.quantity}) FILTER (WHERE ${returnCases.id} IS NOT NULL), 0)`.mapWith(Number),
    })
    .from(orderLines)
    .leftJoin(returnLines, eq(returnLines.lineId, orderLines.id))
    .leftJoin(returnCases, inRefunded)
    .where(eq(orderLines.partId, partId))
    .groupBy(orderLines.id)
  return rows.every(({ quantity, back }) => back >= quantity)
}

function listCasePieces(tx: Db, caseId: string): Promise<{ productId: string; quantity: number }[]> {
  return tx
    .select({ productId: orderLines.productId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(inArray(returnLines.caseId, [caseId]))
}
