import { buffer } from 'node:stream/consumers'
import type { Db } from '#app/platform/db/database.server.ts'
import type { FileStore } from '#app/platform/files/file-store.ts'
import { findPublicFile } from './queries.server.ts'

/** A picture to draw into another one; `file` is a name that never means another content. */
interface PublicPicture {
  file: string
  read(): Promise<Buffer>
}

/** The picture of our own that is public at this address; null for others: nothing is fetched from another site. */
export async function publicPicture(
  { db, files }: { db: Db; files: FileStore },
  src: string | null,
): Promise<PublicPicture | null> {
  const found = src === null ? null : await findPublicFile(db, src)
  if (!found) return null
  const read = async () => {
    const stream = await files.read(found.key)
    if (!stream) throw new Error(`the file ${found.key} is missing`)
    return buffer(stream)
  }
  return { file: found.file, read }
}
