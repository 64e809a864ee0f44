import { recordAct } from '#app/features/audit/record-act.server.ts'
import { returnStock } from '#app/features/marketplace/listing/return-stock.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import { listLines, lockShipmentFor } from './lock-shipment.server.ts'
import { moveShipment } from './move-shipment.server.ts'
import { getShipmentTotals } from './shipment-totals.server.ts'
import { isCancellable, type Role } from '#app/features/orders/policy.ts'
import { notifyCancelled } from '#app/features/orders/mails/notify.server.ts'
import { refundShipment } from '#app/features/orders/money/refund-shipment.server.ts'
import { cutLine, REASON_CHARS_MAX } from '#app/features/orders/schema.ts'
import { type SiteContext, userIdOf } from '#app/platform/context.server.ts'
import { findPayment } from '#app/features/payments/queries.server.ts'

export type CancelOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' | 'reason-missing' }

export interface CancelInput {
  by: Role
  /** The order's token, for the buyer. */
  token?: string
  shipmentId: string
  /** Required of sellers and operators. Shown to both sides. */
  reason: string
}

/** Cancels a paid, unsent shipment: items return to stock, and the buyer gets a full refund. */
export async function cancelShipment(
  ctx: SiteContext,
  { by, token, shipmentId, reason }: CancelInput,
): Promise<CancelOutcome> {
  const { db, actor, now } = ctx
  const said = cutLine(reason, REASON_CHARS_MAX)
  return db.transaction(async (tx) => {
    const locked = await lockShipmentFor(tx, { actor, role: by, token, shipmentId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const { order, shipment, seller } = locked
    const payment = order.paymentId === null ? null : await findPayment(tx, order.paymentId)
    if (!isCancellable(shipment) || payment === null) return { ok: false, reason: 'not-possible' }
    if (by !== 'buyer' && said === '') return { ok: false, reason: 'reason-missing' }
    const shown = said || copy.reason.byBuyer
    const { totalMinor, refundedMinor } = await getShipmentTotals(tx, shipment.id)
    const amountMinor = totalMinor - refundedMinor
    await refundShipment(tx, {
      shipment,
      amountMinor,
      key: `cancel:${shipment.id}`,
      returnId: null,
      reason: shown,
      now,
    })
    const userId = userIdOf(actor)
    const cancelled = await moveShipment(tx, { shipment, to: 'cancelled', by, userId, reason: shown, now })
    await returnStock(tx, await listLines(tx, shipment.id))
    const notice = { order, isTest: payment.isTest, site: ctx.config, sealer: ctx.sealer, now }
    await notifyCancelled(tx, notice, {
      shipment: cancelled,
      sellerName: seller.displayName,
      reason: shown,
      amountMinor,
    })
    if (by === 'operator') await recordAct(tx, ctx, { verb: 'cancelled', subject: { kind: 'order', id: order.number } })
    return { ok: true }
  })
}
