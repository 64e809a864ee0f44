import { listDocuments, listHiddenMedia } from '#app/features/media/queries.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Ids } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The addresses of bills, by media id: pictures and PDFs that the actor may see. `ids`: of media. */
export async function findBillFiles(db: Db, of: { actor: Actor; ids: Ids }): Promise<ReadonlyMap<string, string>> {
  const [pictures, documents] = await Promise.all([listHiddenMedia(db, of), listDocuments(db, of)])
  const largest = [...pictures].flatMap(([id, { sources }]) => {
    const src = sources.filter(({ type }) => type !== 'image/avif').at(-1)?.src
    return src ? [[id, src] as const] : []
  })
  return new Map([...largest, ...[...documents].map(([id, { src }]) => [id, src] as const)])
}
