import { lockShipmentFor } from './lock-shipment.server.ts'
import { moveShipment } from './move-shipment.server.ts'
import { notifyPacked } from '#app/features/orders/mails/notify.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { findPayment } from '#app/features/payments/queries.server.ts'

export type PackOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' }

/** Marks a paid shipment as packed. Idempotent. */
export async function packShipment(
  { db, actor, now, config, sealer }: SiteContext,
  { shipmentId }: { shipmentId: string },
): Promise<PackOutcome> {
  return db.transaction(async (tx) => {
    const locked = await lockShipmentFor(tx, { actor, role: 'seller', shipmentId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const { order, shipment, seller } = locked
    if (shipment.state === 'packed') return { ok: true }
    const payment = order.paymentId === null ? null : await findPayment(tx, order.paymentId)
    if (shipment.state !== 'paid' || payment === null) return { ok: false, reason: 'not-possible' }
    const packed = await moveShipment(tx, {
      shipment,
      to: 'packed',
      by: 'seller',
      userId: seller.userId,
      reason: null,
      now,
    })
    const notice = { order, isTest: payment.isTest, site: config, sealer, now }
    await notifyPacked(tx, notice, { shipment: packed, sellerName: seller.displayName })
    return { ok: true }
  })
}
