import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canDecideAboutSeller } from '#app/features/marketplace/policy.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { replacePortrait } from './portrait.server.ts'

export type RemovePortraitOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' }

/** Removes a seller's portrait, such as after a report. Operators only, and not from their own shop. */
export async function removePortrait(ctx: CommandContext, { slug }: { slug: string }): Promise<RemovePortraitOutcome> {
  const { db, actor, now } = ctx
  if (!canDecideAboutSeller(actor, { userId: null })) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const [seller] = await tx.select().from(sellerProfiles).where(eq(sellerProfiles.slug, slug)).for('update')
    if (!seller?.profileImageId) return { ok: false, reason: 'not-found' }
    if (!canDecideAboutSeller(actor, seller)) return { ok: false, reason: 'not-allowed' }
    const none = await replacePortrait(tx, { before: seller, mediaId: null, ownerId: seller.id, now })
    await tx
      .update(sellerProfiles)
      .set(none ?? {})
      .where(eq(sellerProfiles.id, seller.id))
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'seller', id: slug }, detail: seller.displayName })
    await publish(tx, [pagesChanged(['products'])])
    return { ok: true }
  })
}
