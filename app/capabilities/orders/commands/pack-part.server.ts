import { lockPartFor } from '#app/capabilities/orders/lock-part.server.ts'
import { movePart } from '#app/capabilities/orders/move-part.server.ts'
import { tellPacked } from '#app/capabilities/orders/notify.server.ts'
import type { OrderContext } from '#app/capabilities/orders/site.ts'
import { findPayment } from '#app/capabilities/payments/queries.server.ts'

export type PackOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' }

/** The seller has packed a paid part. Saying it again changes nothing. */
export async function packPart(
  { db, actor, now, config, sealer }: OrderContext,
  { partId }: { partId: string },
): Promise<PackOutcome> {
  return db.transaction(async (tx) => {
    const locked = await lockPartFor(tx, { actor, role: 'seller', partId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const { order, part, seller } = locked
    if (part.state === 'packed') return { ok: true }
    const payment = order.paymentId === null ? null : await findPayment(tx, order.paymentId)
    if (part.state !== 'paid' || payment === null) return { ok: false, reason: 'not-possible' }
    const packed = await movePart(tx, { part, to: 'packed', by: 'seller', userId: seller.userId, reason: null, now })
    const post = { order, isTest: payment.isTest, site: config, sealer, now }
    await tellPacked(tx, post, { part: packed, sellerName: seller.displayName })
    return { ok: true }
  })
}
