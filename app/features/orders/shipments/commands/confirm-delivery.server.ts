import { lockPartFor } from '#app/features/orders/shipments/lock-part.server.ts'
import { movePart } from '#app/features/orders/shipments/move-part.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'

export type ConfirmOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' }

/** The buyer says that a parcel has arrived: from now on she has a week to return it. Saying it again changes nothing. */
export async function confirmDelivery(
  { db, actor, now }: CommandContext,
  { token, partId }: { token: string; partId: string },
): Promise<ConfirmOutcome> {
  return db.transaction(async (tx) => {
    const locked = await lockPartFor(tx, { actor, role: 'buyer', token, partId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const { part } = locked
    if (part.state === 'delivered') return { ok: true }
    if (part.state !== 'sent') return { ok: false, reason: 'not-possible' }
    const userId = userIdOf(actor)
    await movePart(tx, { part, to: 'delivered', by: 'buyer', userId, reason: null, now })
    return { ok: true }
  })
}
