import { and, eq, inArray, sql } from 'drizzle-orm'
import { returnStock } from '#app/features/marketplace/listing/return-stock.server.ts'
import type { StockLine } from '#app/features/marketplace/listing/take-stock.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { issueCreditNote } from '#app/features/orders/invoices/issue-credit-note.server.ts'
import { returnCopy } from './return-copy.ts'
import type { LockedReturn } from '#app/features/orders/shipments/lock-shipment.server.ts'
import { getShipmentTotals } from '#app/features/orders/shipments/shipment-totals.server.ts'
import { moveShipment } from '#app/features/orders/shipments/move-shipment.server.ts'
import { readHeldAmount, refundShipment } from '#app/features/orders/money/refund-shipment.server.ts'
import type { ActBy } from '#app/features/orders/schema.ts'
import { orderLines } from '#app/features/orders/tables.server.ts'
import { orderReturns, returnLines } from '#app/features/orders/returns/return-tables.server.ts'

/** The requested amount, at most what is still held. */
export async function refundable(tx: Db, { shipment, found }: LockedReturn): Promise<number> {
  return Math.min(found.requestedMinor, await readHeldAmount(tx, shipment))
}

interface ReturnRefund {
  amountMinor: number
  by: ActBy
  userId: string | null
  /** Put the items back into stock. */
  isRestocked: boolean
  now: Date
}

/**
 * Refunds a return. Call it when the return is refunded: once all goods of the shipment are refunded in full, the
 * shipment is returned, and the rest (its delivery) is released to the seller.
 */
export async function refundReturn(tx: Db, locked: LockedReturn, refund: ReturnRefund): Promise<void> {
  const { shipment, found } = locked
  const { amountMinor, by, userId, isRestocked, now } = refund
  const reason = returnCopy.refundReason(found.reason)
  const key = `case:${found.id}`
  const refunded = await refundShipment(tx, { shipment, amountMinor, key, returnId: found.id, reason, now })
  if (await isFullyReturned(tx, shipment.id))
    await moveShipment(tx, { shipment, to: 'returned', by, userId, reason, now })
  if (isRestocked) await returnStock(tx, await listReturnItems(tx, found.id))
  await issueCreditNote(tx, { shipment, refund: refunded, now })
}

async function isFullyReturned(tx: Db, shipmentId: string): Promise<boolean> {
  const { goodsMinor, refundedMinor } = await getShipmentTotals(tx, shipmentId)
  if (refundedMinor < goodsMinor) return false
  const inRefunded = and(eq(orderReturns.id, returnLines.returnId), eq(orderReturns.state, 'refunded'))
  const rows = await tx
    .select({
      quantity: orderLines.quantity,
      back: sql`coalesce(sum(${returnLines.quantity}) FILTER (WHERE ${orderReturns.id} IS NOT NULL), 0)`.mapWith(
        Number,
      ),
    })
    .from(orderLines)
    .leftJoin(returnLines, eq(returnLines.lineId, orderLines.id))
    .leftJoin(orderReturns, inRefunded)
    .where(eq(orderLines.shipmentId, shipmentId))
    .groupBy(orderLines.id)
  return rows.every(({ quantity, back }) => back >= quantity)
}

function listReturnItems(tx: Db, returnId: string): Promise<StockLine[]> {
  return tx
    .select({ productId: orderLines.productId, variantId: orderLines.variantId, quantity: returnLines.quantity })
    .from(returnLines)
    .innerJoin(orderLines, eq(orderLines.id, returnLines.lineId))
    .where(inArray(returnLines.returnId, [returnId]))
}
