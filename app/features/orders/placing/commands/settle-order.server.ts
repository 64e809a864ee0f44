import { eq, inArray } from 'drizzle-orm'
import { takeStock } from '#app/features/marketplace/listing/commands/take-stock.server.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import {
  bookRefundArrived,
  bookSale,
  bookUnused,
  orderSubject,
  partSubject,
} from '#app/features/orders/money/booking.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import {
  listOrderLines,
  lockOrder,
  lockParts,
  type Order,
  type Part,
} from '#app/features/orders/shipments/lock-part.server.ts'
import { movePart } from '#app/features/orders/shipments/move-part.server.ts'
import { type OrderNotice, notifyRefunded, notifyPaid, notifyUnused } from '#app/features/orders/notify.server.ts'
import { orderRefunds, orders } from '#app/features/orders/tables.server.ts'
import { takeBack } from '#app/features/orders/shipments/take-back.server.ts'
import { requestRefund } from '#app/features/payments/commands/request-refund.server.ts'
import type { Payment, Refund, Settlement } from '#app/features/payments/events.ts'
import { PROVIDER_REFUND_KEY } from '#app/features/payments/schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/**
 * What an order's payment does when its money moves. Captured: the order is paid, or, when its time was over, bought
 * late if all pieces can be taken again, and otherwise the money goes back whole; a second payment of an order goes
 * back as well. Never both, never neither. Refunded: the money leaves the book.
 */
export function orderSettlement(letters: Pick<OrderNotice, 'site' | 'sealer'>): Settlement {
  return {
    async captured(tx, { payment, now }) {
      const order = await lockOrder(tx, payment.subjectId)
      const parts = await lockParts(tx, order.id)
      const settling = { order, parts, payment, notice: { order, isTest: payment.isTest, ...letters, now }, now }
      if (parts.every(({ state }) => state === 'reserved')) return pay(tx, settling, null)
      if (!parts.every(({ state }) => state === 'lapsed')) return sendBack(tx, settling, 'twice')
      if (await takeAgain(tx, order)) return pay(tx, settling, copy.reason.late)
      return sendBack(tx, settling, 'late')
    },
    async refunded(tx, { payment, refund, now }) {
      const order = await lockOrder(tx, payment.subjectId)
      if (refund.key === PROVIDER_REFUND_KEY) await takeBack(tx, { order, payment, refund, now })
      await noteArrival(tx, { order, payment, refund, now })
      await notifyRefunded(tx, { order, isTest: payment.isTest, ...letters, now }, refund)
    },
  }
}

interface Settling {
  order: Order
  parts: readonly Part[]
  payment: Payment
  notice: OrderNotice
  now: Date
}

/** Late money buys all of the order or nothing. What has no address any more cannot be sent. */
async function takeAgain(tx: Db, order: Order): Promise<boolean> {
  if (order.line1 === null) return false
  return (await takeStock(tx, await listOrderLines(tx, order.id))).ok
}

async function pay(tx: Db, { order, parts, payment, notice, now }: Settling, reason: string | null): Promise<void> {
  await tx.update(orders).set({ paymentId: payment.id, paidAt: now, networkKey: null }).where(eq(orders.id, order.id))
  const { provider, currency } = payment
  const paid: Part[] = []
  for (const part of parts) {
    const { id: partId, sellerId, goodsMinor, deliveryMinor } = part
    await bookSale(tx, { partId, sellerId, provider, currency, amountMinor: goodsMinor + deliveryMinor, now })
    paid.push(await movePart(tx, { part, to: 'paid', by: 'buyer', userId: order.userId, reason, now }))
  }
  const names = await readSellerNames(tx, parts)
  await notifyPaid(
    tx,
    notice,
    paid.map((part) => ({ part, sellerName: names.get(part.sellerId) ?? '' })),
  )
}

async function readSellerNames(tx: Db, parts: readonly Part[]): Promise<Map<string, string>> {
  const { id, displayName } = sellerProfiles
  const sellerIds = parts.map(({ sellerId }) => sellerId)
  const rows = await tx.select({ id, displayName }).from(sellerProfiles).where(inArray(id, sellerIds))
  return new Map(rows.map((row) => [row.id, row.displayName]))
}

/** late: the pieces are gone, and so is the order. twice: another payment decided about it before. */
async function sendBack(
  tx: Db,
  { order, parts, payment, notice, now }: Settling,
  why: 'late' | 'twice',
): Promise<void> {
  const key = why === 'late' ? `late:${order.id}` : `twice:${payment.id}`
  const { provider, currency, amountMinor } = payment
  await bookUnused(tx, { kind: `order-${why}`, key, orderId: order.id, provider, currency, amountMinor, now })
  const reason = why === 'late' ? copy.reason.tooLate : copy.reason.twice
  await requestRefund(tx, { payment, key, reason, now })
  if (why === 'late') {
    for (const part of parts) await movePart(tx, { part, to: 'cancelled', by: 'system', userId: null, reason, now })
  }
  await notifyUnused(tx, notice, { why, payment })
}

interface Arrival {
  order: Order
  payment: Payment
  refund: Refund
  now: Date
}

async function noteArrival(tx: Db, { order, payment, refund, now }: Arrival): Promise<void> {
  const [ofPart] = await tx
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
    subject: ofPart ? partSubject(ofPart.partId) : orderSubject(order.id),
    now,
  })
}
