import { and, asc, desc, eq, isNull, notInArray } from 'drizzle-orm'
import { keyOf } from '#app/features/media/receive/file-name.ts'
import { media } from '#app/features/media/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { SealedFiles } from '#app/platform/files/sealed-files.server.ts'

interface SealingDeps {
  db: Db
  files: SealedFiles
}

const MEDIA_AT_A_TIME = 50
/** With more lost files than this, the store is probably another one, and nothing is sealed until the next start. */
const LOST_MAX = 1_000

/**
 * A job that seals the files from before files were sealed, private ones first; each run seals some and returns how many
 * media. The row is written after its files, so that a run that is killed is done again. Several nodes may run it.
 */
export function sealMedia({ db, files }: SealingDeps): () => Promise<number> {
  /** Media whose files are lost, which `compareMedia` reports: the next ones must not wait for them. */
  const lost: string[] = []
  return async () => {
    if (lost.length > LOST_MAX) return 0
    const rows = await db
      .select({ id: media.id, variants: media.variants })
      .from(media)
      .where(and(isNull(media.sealedWith), isNull(media.discardedAt), notInArray(media.id, lost)))
      .orderBy(desc(media.isPrivate), asc(media.createdAt))
      .limit(MEDIA_AT_A_TIME)
    for (const row of rows) if (!(await sealMedium({ db, files }, row))) lost.push(row.id)
    return rows.length
  }
}

/** False when a file is missing. */
async function sealMedium(
  { db, files }: SealingDeps,
  { id, variants }: Pick<typeof media.$inferSelect, 'id' | 'variants'>,
): Promise<boolean> {
  const keyIds: (string | null)[] = []
  for (const { file, type } of variants) keyIds.push(await files.seal(keyOf(file), { type }))
  const sealedWith = keyIds.at(-1)
  if (!sealedWith || keyIds.includes(null)) return false
  const marked = await db.update(media).set({ sealedWith }).where(eq(media.id, id)).returning({ id: media.id })
  // Deleted meanwhile: no file may come back.
  if (marked.length === 0) for (const { file } of variants) await files.delete(keyOf(file))
  return true
}
