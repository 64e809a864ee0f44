import { listMedia, listOwnUploads } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Picture } from './profile-fields.tsx'

/** The picture that a form shows: the profile's own, or one that she has just handed in. */
export async function readPicture(
  db: Db,
  { userId, id, own }: { userId: string; id: string | null; /** The picture of her profile. */ own: string | null },
): Promise<Picture> {
  if (!id) return null
  const found = id === own ? await listMedia(db, [id]) : await listOwnUploads(db, { ownerId: userId, ids: [id] })
  const view = found.get(id)
  if (view) return drawn(view)
  return id === own ? { id, rests: true } : null
}

const drawn = ({ id, kind, caption, sources }: MediaView) => ({ id, kind, caption, sources })
