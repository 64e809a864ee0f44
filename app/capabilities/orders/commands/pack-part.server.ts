import { lockPartFor } from '#app/capabilities/orders/lock-part.server.ts'
import { movePart } from '#app/capabilities/orders/move-part.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type PackOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' }

/** The seller has packed a paid part. Saying it again changes nothing. */
export async function packPart(
  { db, actor, now }: CommandContext,
  { partId }: { partId: string },
): Promise<PackOutcome> {
  return db.transaction(async (tx) => {
    const locked = await lockPartFor(tx, { actor, role: 'seller', partId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const { part, seller } = locked
    if (part.state === 'packed') return { ok: true }
    if (part.state !== 'paid') return { ok: false, reason: 'not-possible' }
    await movePart(tx, { part, to: 'packed', by: 'seller', userId: seller.userId, reason: null, now })
    return { ok: true }
  })
}
