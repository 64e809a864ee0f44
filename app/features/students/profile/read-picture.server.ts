import { listMedia, listOwnUploads } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Picture } from './profile-fields.tsx'

/** The picture that a form shows: the profile's current one or a new upload of the user. */
export async function readPicture(
  db: Db,
  {
    userId,
    id,
    own,
  }: { userId: string; id: string | null; /** Id of the profile's current picture. */ own: string | null },
): Promise<Picture> {
  if (!id) return null
  const found = id === own ? await listMedia(db, [id]) : await listOwnUploads(db, { ownerId: userId, ids: [id] })
  const view = found.get(id)
  if (view) return toUploadedFile(view)
  return id === own ? { id, isHidden: true } : null
}

const toUploadedFile = ({ id, kind, caption, sources }: MediaView) => ({ id, kind, caption, sources })
