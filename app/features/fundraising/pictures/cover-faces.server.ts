import { and, eq, isNotNull } from 'drizzle-orm'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { type Area, coverPicture } from '#app/features/media/commands/cover-picture.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import type { Member } from '#app/platform/context.server.ts'
import { lockOwnPicture, showOrHide } from './own-picture.server.ts'
import { campaignPictureConsents, campaignPictures } from './tables.server.ts'

export type CoverFacesOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'busy' | 'changed' }

interface CoverFacesInput {
  slug: string
  pictureId: string
  areas: readonly Area[]
}

/**
 * Replaces a picture by a new one with opaque blocks over these areas; the old file is deleted. The owner then says anew
 * who can be recognised. Whoever did not agree any more is covered, so nothing about her is kept. Also of a closed
 * campaign.
 */
export async function coverFaces(
  ctx: CommandContext & { actor: Member; files: SealedFiles },
  { areas, ...which }: CoverFacesInput,
): Promise<CoverFacesOutcome> {
  const { actor, now } = ctx
  const ownerId = actor.userId
  const before = await ctx.db.transaction((tx) => lockOwnPicture(tx, ctx, which))
  if (!before) return { ok: false, reason: 'not-found' }
  const { id, mediaId } = before.picture
  const covered = await coverPicture(ctx, { ownerId, mediaId, areas })
  if (!covered.ok) return covered
  return ctx.db.transaction(async (tx): Promise<CoverFacesOutcome> => {
    const own = await lockOwnPicture(tx, ctx, which)
    // Covered or removed in another tab meanwhile; the unused new file is deleted by itself.
    if (own?.picture.mediaId !== mediaId) return { ok: false, reason: 'changed' }
    const attached = await attachMedia(tx, { ownerId, mediaIds: [covered.mediaId], now, isPrivate: true })
    if (!attached.ok) return { ok: false, reason: 'changed' }
    await tx.update(campaignPictures).set({ mediaId: covered.mediaId, people: null }).where(eq(campaignPictures.id, id))
    const { pictureId, withdrawnAt } = campaignPictureConsents
    await tx.delete(campaignPictureConsents).where(and(eq(pictureId, id), isNotNull(withdrawnAt)))
    await discardMedia(tx, { mediaIds: [mediaId], now })
    await showOrHide(tx, own)
    return { ok: true }
  })
}
