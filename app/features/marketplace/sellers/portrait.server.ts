import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

type Portrait = Pick<typeof sellerProfiles.$inferSelect, 'profileImageId' | 'profileImageUrl'>

const NO_PORTRAIT: Portrait = { profileImageId: null, profileImageUrl: null }

interface Replacement {
  before: Pick<Portrait, 'profileImageId'>
  /** An upload of the seller; null removes the portrait. */
  mediaId: string | null
  ownerId: string
  now: Date
}

/**
 * Attaches a seller's new portrait and discards the one before. Returns the columns to save; null, with nothing changed,
 * for an upload that is not the seller's, no picture, in use, or gone.
 */
export async function replacePortrait(
  tx: Db,
  { before: { profileImageId }, mediaId, ownerId, now }: Replacement,
): Promise<Portrait | null> {
  if (mediaId !== null) {
    const attached = await attachMedia(tx, { ownerId, mediaIds: [mediaId], kinds: ['image'], now })
    if (!attached.ok) return null
  }
  if (profileImageId !== null) await discardMedia(tx, { mediaIds: [profileImageId], now })
  if (mediaId === null) return NO_PORTRAIT
  const view = (await listMedia(tx, [mediaId])).get(mediaId)
  const smallest = view?.sources.find(({ type }) => type === 'image/webp')
  return { profileImageId: mediaId, profileImageUrl: smallest?.src ?? null }
}

/** Its smallest files, for a small drawing: a list of sellers has many. */
export function smallPortrait(view: MediaView | undefined): MediaView | null {
  if (!view) return null
  const width = Math.min(...view.sources.map((source) => source.width))
  return { ...view, sources: view.sources.filter((source) => source.width === width) }
}
