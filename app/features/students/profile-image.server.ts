import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { restoreMedia } from '#app/features/media/commands/restore-media.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface Picture {
  userId: string
  mediaId: string | null
  isPublic: boolean
  now: Date
}

/** Attaches an upload to the profile. Returns false when it is not the user's own or already in use. */
export async function attachPicture(tx: Db, { userId, mediaId, isPublic, now }: Picture): Promise<boolean> {
  if (mediaId === null) return true
  const attached = await attachMedia(tx, { ownerId: userId, mediaIds: [mediaId], now })
  if (attached.ok && !isPublic) await withdrawMedia(tx, { mediaIds: [mediaId], now })
  return attached.ok
}

/** Shows or hides the picture, depending on whether the student may be public. */
export async function setPictureVisibility(tx: Db, { mediaId, isPublic, now }: Omit<Picture, 'userId'>): Promise<void> {
  if (mediaId === null) return
  if (isPublic) await restoreMedia(tx, { mediaIds: [mediaId] })
  else await withdrawMedia(tx, { mediaIds: [mediaId], now })
}

export async function dropPicture(tx: Db, { mediaId, now }: { mediaId: string | null; now: Date }): Promise<void> {
  if (mediaId !== null) await discardMedia(tx, { mediaIds: [mediaId], now })
}
