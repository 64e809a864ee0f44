import { returnStock } from '#app/features/marketplace/listing/commands/return-stock.server.ts'
import type { Payment, Refund } from '#app/features/payments/events.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { bookPartRefund, bookTakenBack } from '#app/features/orders/money/booking.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import { type Line, listLines, lockParts, type Order, type Part } from './lock-part.server.ts'
import { movePart } from './move-part.server.ts'
import { isCancellable } from '#app/features/orders/policy.ts'
import { heldOf } from '#app/features/orders/money/refund-part.server.ts'
import { orderRefunds } from '#app/features/orders/tables.server.ts'

interface TakingBack {
  /** Locked, and paid by this payment. */
  order: Order
  payment: Payment
  /** All that was not asked back before. */
  refund: Refund
  now: Date
}

/**
 * The provider took the money back by itself: it comes out of what is still held, part by part, and what was released
 * is the platform's loss. Parts that were not sent are cancelled, and their pieces are free again.
 */
export async function takeBack(tx: Db, { order, payment, refund, now }: TakingBack): Promise<void> {
  let leftMinor = refund.amountMinor
  const free: Line[] = []
  for (const part of await lockParts(tx, order.id)) {
    const amountMinor = Math.min(await heldOf(tx, part), leftMinor)
    if (amountMinor < 1) continue
    leftMinor -= amountMinor
    await takeFromPart(tx, { order, part, amountMinor, refund, now })
    if (isCancellable(part)) {
      const reason = copy.reason.byProvider
      await movePart(tx, { part, to: 'cancelled', by: 'system', userId: null, reason, now })
      free.push(...(await listLines(tx, part.id)))
    }
  }
  await returnStock(tx, free)
  if (leftMinor < 1) return
  const { currency } = payment
  const key = `provider:${refund.id}`
  await bookTakenBack(tx, { orderId: order.id, currency, amountMinor: leftMinor, key, now })
}

interface FromPart extends Omit<TakingBack, 'payment'> {
  part: Part
  amountMinor: number
}

async function takeFromPart(tx: Db, { order, part, amountMinor, refund, now }: FromPart): Promise<void> {
  const { id: partId, sellerId } = part
  const key = `provider:${refund.id}:${partId}`
  await bookPartRefund(tx, { partId, sellerId, currency: order.currency, amountMinor, key, now })
  const reason = copy.reason.byProvider
  await tx
    .insert(orderRefunds)
    .values({ partId, caseId: null, key, amountMinor, reason, decidedAt: now, settledAt: now })
}
