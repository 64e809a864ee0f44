import { returnStock } from '#app/features/marketplace/listing/return-stock.server.ts'
import type { Payment, Refund } from '#app/features/payments/ports.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { bookShipmentRefund, bookProviderRefund } from '#app/features/orders/money/booking.server.ts'
import { issueCreditNote } from '#app/features/orders/invoices/issue-credit-note.server.ts'
import { one } from '#app/platform/db/one.ts'
import { copy } from '#app/features/orders/copy.ts'
import { type Line, listLines, lockShipments, type Order, type Shipment } from './lock-shipment.server.ts'
import { moveShipment } from './move-shipment.server.ts'
import { isCancellable } from '#app/features/orders/policy.ts'
import { readHeldAmount } from '#app/features/orders/money/refund-shipment.server.ts'
import { orderRefunds } from '#app/features/orders/returns/return-tables.server.ts'

interface ProviderRefund {
  /** Locked, and paid by this payment. */
  order: Order
  payment: Payment
  /** The whole amount that was not refunded before. */
  refund: Refund
  now: Date
}

/**
 * Books a refund that the provider made by itself: it is taken from the held amounts, shipment by shipment, and what
 * was already released is the platform's expense. Unsent shipments are cancelled, and their items return to stock.
 */
export async function settleProviderRefund(tx: Db, { order, payment, refund, now }: ProviderRefund): Promise<void> {
  let leftMinor = refund.amountMinor
  const free: Line[] = []
  const taken: { shipment: Shipment; refund: typeof orderRefunds.$inferSelect }[] = []
  for (const shipment of await lockShipments(tx, order.id)) {
    const amountMinor = Math.min(await readHeldAmount(tx, shipment), leftMinor)
    if (amountMinor < 1) continue
    leftMinor -= amountMinor
    taken.push({ shipment, refund: await takeFromShipment(tx, { order, shipment, amountMinor, refund, now }) })
    if (isCancellable(shipment)) {
      const reason = copy.reason.byProvider
      await moveShipment(tx, { shipment, to: 'cancelled', by: 'system', userId: null, reason, now })
      free.push(...(await listLines(tx, shipment.id)))
    }
  }
  await returnStock(tx, free)
  if (leftMinor > 0) {
    const { currency } = payment
    const key = `provider:${refund.id}`
    await bookProviderRefund(tx, { orderId: order.id, currency, amountMinor: leftMinor, key, now })
  }
  // The counters of their numbers are locked in one order everywhere.
  const bySeller = taken.toSorted((a, b) => (a.shipment.sellerId < b.shipment.sellerId ? -1 : 1))
  for (const each of bySeller) await issueCreditNote(tx, { ...each, now })
}

interface FromShipment extends Omit<ProviderRefund, 'payment'> {
  shipment: Shipment
  amountMinor: number
}

async function takeFromShipment(
  tx: Db,
  { order, shipment, amountMinor, refund, now }: FromShipment,
): Promise<typeof orderRefunds.$inferSelect> {
  const { id: shipmentId, sellerId } = shipment
  const key = `provider:${refund.id}:${shipmentId}`
  await bookShipmentRefund(tx, { shipmentId, sellerId, currency: order.currency, amountMinor, key, now })
  const reason = copy.reason.byProvider
  return one(
    await tx
      .insert(orderRefunds)
      .values({ shipmentId, returnId: null, key, amountMinor, reason, decidedAt: now, settledAt: now })
      .returning(),
  )
}
