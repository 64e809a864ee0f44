import { listDocuments, listHiddenMedia } from '#app/features/media/queries.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The addresses of bills, by media id: pictures and PDFs that the actor may see. */
export async function findBillFiles(
  db: Db,
  { actor, bills }: { actor: Actor; bills: readonly { mediaId: string | null }[] },
): Promise<ReadonlyMap<string, string>> {
  const ids = bills.flatMap(({ mediaId }) => mediaId ?? [])
  const pictures = await listHiddenMedia(db, { actor, ids })
  const documents = await listDocuments(db, { ids, actor })
  const largest = [...pictures].flatMap(([id, { sources }]) => {
    const src = sources.filter(({ type }) => type !== 'image/avif').at(-1)?.src
    return src ? [[id, src] as const] : []
  })
  return new Map([...largest, ...[...documents].map(([id, { src }]) => [id, src] as const)])
}
