import { buffer } from 'node:stream/consumers'
import type { Db } from '#app/platform/db/database.server.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'
import { findPublicFile } from './queries.server.ts'
import { keyOf } from './receive/file-name.ts'

/** A picture to draw into another one; `file` is a name that never means another content. */
interface PublicPicture {
  file: string
  read(): Promise<Buffer>
}

/** The picture of our own that is public at this address; null for others: nothing is fetched from another site. */
export async function publicPicture(
  { db, files }: { db: Db; files: SealedFiles },
  src: string | null,
): Promise<PublicPicture | null> {
  const found = src === null ? null : await findPublicFile(db, src)
  if (!found) return null
  const { file } = found.variant
  const read = async () => {
    const stream = await files.read(keyOf(file), found)
    if (!stream) throw new Error(`the file ${file} is missing`)
    return buffer(stream)
  }
  return { file, read }
}
