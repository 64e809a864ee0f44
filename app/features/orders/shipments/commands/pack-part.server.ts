import { lockPartFor } from '#app/features/orders/shipments/lock-part.server.ts'
import { movePart } from '#app/features/orders/shipments/move-part.server.ts'
import { notifyPacked } from '#app/features/orders/notify.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { findPayment } from '#app/features/payments/queries.server.ts'

export type PackOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' }

/** The seller has packed a paid part. Saying it again changes nothing. */
export async function packPart(
  { db, actor, now, config, sealer }: SiteContext,
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
    const notice = { order, isTest: payment.isTest, site: config, sealer, now }
    await notifyPacked(tx, notice, { part: packed, sellerName: seller.displayName })
    return { ok: true }
  })
}
