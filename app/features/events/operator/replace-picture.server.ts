import { eq } from 'drizzle-orm'
import { isPrivateCircle } from '#app/features/events/schema.ts'
import { type EventRecord } from '#app/features/events/rows/event.server.ts'
import { events } from '#app/features/events/tables.server.ts'
import { attachMedia } from '#app/features/media/commands/attach-media.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { setMediaPrivacy } from '#app/features/media/commands/set-media-privacy.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { EventPicture } from './event-picture.ts'

/** The upload is not the sender's, no picture, in use, or gone. Rolls the transaction back. */
export class PictureRefused extends Error {
  override name = 'PictureRefused'
}

interface Replacement {
  /** The saved row, with the picture that it had. */
  event: EventRecord
  /** Without it the event keeps its picture. */
  picture: EventPicture | undefined
  ownerId: string
  now: Date
}

/**
 * Attaches a new picture and discards the one that it replaces. In a private circle the file is private: no cache and no
 * other site keeps or shows it. @throws PictureRefused
 */
export async function replacePicture(tx: Db, { event, picture, ownerId, now }: Replacement): Promise<void> {
  const isPrivate = isPrivateCircle(event.circle)
  const old = event.pictureId
  const id = picture ? picture.pictureId : old
  if (id !== null && id === old) await setMediaPrivacy(tx, { mediaIds: [id], isPrivate })
  if (!picture) return
  if (id !== null && id !== old) {
    // The picture belongs to the event, so that it stays when the operator leaves.
    const owners = { ownerId, newOwnerId: event.id }
    const attached = await attachMedia(tx, { ...owners, mediaIds: [id], kinds: ['image'], isPrivate, now })
    if (!attached.ok) throw new PictureRefused()
  }
  await tx.update(events).set(picture).where(eq(events.id, event.id))
  if (old !== null && id !== old) await discardMedia(tx, { mediaIds: [old], now })
}
