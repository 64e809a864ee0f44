import { eq, inArray } from 'drizzle-orm'
import { takeStock } from '#app/features/marketplace/listing/take-stock.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import {
  bookRefundArrived,
  bookSale,
  bookUnused,
  orderSubject,
  shipmentSubject,
} from '#app/features/orders/money/booking.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import {
  listOrderLines,
  lockOrder,
  lockShipments,
  type Order,
  type Shipment,
} from '#app/features/orders/shipments/lock-shipment.server.ts'
import { moveShipment } from '#app/features/orders/shipments/move-shipment.server.ts'
import { type OrderNotice, notifyRefunded, notifyPaid, notifyUnused } from '#app/features/orders/mails/notify.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { orderRefunds } from '#app/features/orders/returns/return-tables.server.ts'
import { settleProviderRefund } from '#app/features/orders/shipments/settle-provider-refund.server.ts'
import { requestRefund } from '#app/features/payments/commands/request-refund.server.ts'
import type { Payment, Refund, Settlement } from '#app/features/payments/ports.ts'
import { PROVIDER_REFUND_KEY } from '#app/features/payments/schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/**
 * The settlement of payments with purpose `order`. Captured: the order is paid; an expired order is paid if all items
 * are still in stock, else the payment is refunded in full; a second payment of an order is refunded. Refunded: the
 * refund is booked as arrived.
 */
export function orderSettlement(mailContext: Pick<OrderNotice, 'site' | 'sealer'>): Settlement {
  return {
    async captured(tx, { payment, now }) {
      const order = await lockOrder(tx, payment.subjectId)
      const shipments = await lockShipments(tx, order.id)
      const settling = {
        order,
        shipments,
        payment,
        notice: { order, isTest: payment.isTest, ...mailContext, now },
        now,
      }
      if (shipments.every(({ state }) => state === 'reserved')) return pay(tx, settling, null)
      if (!shipments.every(({ state }) => state === 'lapsed')) return refundUnused(tx, settling, 'twice')
      if (await takeStockAgain(tx, order)) return pay(tx, settling, copy.reason.late)
      return refundUnused(tx, settling, 'late')
    },
    async refunded(tx, { payment, refund, now }) {
      const order = await lockOrder(tx, payment.subjectId)
      if (refund.key === PROVIDER_REFUND_KEY) await settleProviderRefund(tx, { order, payment, refund, now })
      await recordRefundArrival(tx, { order, payment, refund, now })
      await notifyRefunded(tx, { order, isTest: payment.isTest, ...mailContext, now }, refund)
    },
  }
}

interface Settling {
  order: Order
  shipments: readonly Shipment[]
  payment: Payment
  notice: OrderNotice
  now: Date
}

/** Takes all items from stock again, or none. False for an order without an address: it cannot be sent. */
async function takeStockAgain(tx: Db, order: Order): Promise<boolean> {
  if (order.line1 === null) return false
  return (await takeStock(tx, await listOrderLines(tx, order.id))).ok
}

async function pay(tx: Db, { order, shipments, payment, notice, now }: Settling, reason: string | null): Promise<void> {
  await tx.update(orders).set({ paymentId: payment.id, paidAt: now, networkKey: null }).where(eq(orders.id, order.id))
  const { provider, currency } = payment
  const paid: Shipment[] = []
  for (const shipment of shipments) {
    const { id: shipmentId, sellerId, goodsMinor, deliveryMinor } = shipment
    await bookSale(tx, { shipmentId, sellerId, provider, currency, amountMinor: goodsMinor + deliveryMinor, now })
    paid.push(await moveShipment(tx, { shipment, to: 'paid', by: 'buyer', userId: order.userId, reason, now }))
  }
  const names = await readSellerNames(tx, shipments)
  await notifyPaid(
    tx,
    notice,
    paid.map((shipment) => ({ shipment, sellerName: names.get(shipment.sellerId) ?? '' })),
  )
}

async function readSellerNames(tx: Db, shipments: readonly Shipment[]): Promise<Map<string, string>> {
  const { id, displayName } = sellerProfiles
  const sellerIds = shipments.map(({ sellerId }) => sellerId)
  const rows = await tx.select({ id, displayName }).from(sellerProfiles).where(inArray(id, sellerIds))
  return new Map(rows.map((row) => [row.id, row.displayName]))
}

/** late: the order expired and its items are gone. twice: another payment settled the order before. */
async function refundUnused(
  tx: Db,
  { order, shipments, payment, notice, now }: Settling,
  why: 'late' | 'twice',
): Promise<void> {
  const key = why === 'late' ? `late:${order.id}` : `twice:${payment.id}`
  const { provider, currency, amountMinor } = payment
  await bookUnused(tx, { kind: `order-${why}`, key, orderId: order.id, provider, currency, amountMinor, now })
  const reason = why === 'late' ? copy.reason.tooLate : copy.reason.twice
  await requestRefund(tx, { payment, key, reason, now })
  if (why === 'late') {
    for (const shipment of shipments)
      await moveShipment(tx, { shipment, to: 'cancelled', by: 'system', userId: null, reason, now })
  }
  await notifyUnused(tx, notice, { why, payment })
}

interface RefundArrival {
  order: Order
  payment: Payment
  refund: Refund
  now: Date
}

async function recordRefundArrival(tx: Db, { order, payment, refund, now }: RefundArrival): Promise<void> {
  const [ofShipment] = await tx
    .update(orderRefunds)
    .set({ settledAt: now })
    .where(eq(orderRefunds.key, refund.key))
    .returning()
  const { provider, currency } = payment
  const isProviders = refund.key === PROVIDER_REFUND_KEY
  await bookRefundArrived(tx, {
    provider,
    currency,
    amountMinor: refund.amountMinor,
    refundKey: isProviders ? `${PROVIDER_REFUND_KEY}:${refund.id}` : refund.key,
    subject: ofShipment ? shipmentSubject(ofShipment.shipmentId) : orderSubject(order.id),
    now,
  })
}
