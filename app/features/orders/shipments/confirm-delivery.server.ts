import { lockShipmentFor } from './lock-shipment.server.ts'
import { moveShipment } from './move-shipment.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'

export type ConfirmOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' }

/** The buyer confirms the delivery: the return window starts. Idempotent. */
export async function confirmDelivery(
  { db, actor, now }: CommandContext,
  { token, shipmentId }: { token: string; shipmentId: string },
): Promise<ConfirmOutcome> {
  return db.transaction(async (tx) => {
    const locked = await lockShipmentFor(tx, { actor, role: 'buyer', token, shipmentId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const { shipment } = locked
    if (shipment.state === 'delivered') return { ok: true }
    if (shipment.state !== 'sent') return { ok: false, reason: 'not-possible' }
    const userId = userIdOf(actor)
    await moveShipment(tx, { shipment, to: 'delivered', by: 'buyer', userId, reason: null, now })
    return { ok: true }
  })
}
