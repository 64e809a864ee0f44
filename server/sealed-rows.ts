import { count, isNotNull, sql } from 'drizzle-orm'
import { media } from '#app/features/media/tables.server.ts'
import { listTables } from '#app/platform/db/backup/backup-format.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The format of `Secrets.seal`: key id, nonce of 12 bytes, ciphertext with a tag of 16 bytes. */
const SEALED = '^[A-Za-z0-9_-]{1,64}[.][A-Za-z0-9_-]{16}[.][A-Za-z0-9_-]{22,}$'

export interface SealedRows {
  /** The id of the key that encrypted them. */
  keyId: string
  /** Schema and name, e.g. `public.requests`. */
  table: string
  rows: number
}

/**
 * Counts the rows with encrypted text or files, by key and table. It reads every text column of every table, so that new columns
 * are included; this takes minutes on a large database.
 */
export async function countSealedRows(db: Db): Promise<SealedRows[]> {
  const counts: SealedRows[] = []
  for (const { table, columns } of await listTables(db)) {
    const texts = columns.filter(({ type }) => type === 'text').map(({ name }) => `(${name})`)
    if (texts.length === 0) continue
    const { rows } = await db.execute<{ [Key in keyof SealedRows]: SealedRows[Key] }>(sql`
      SELECT split_part(sealed.value, '.', 1) AS "keyId", ${table}::text AS "table", count(DISTINCT ${sql.raw(table)}.ctid)::int AS rows
      FROM ${sql.raw(table)}, LATERAL (VALUES ${sql.raw(texts.join(', '))}) AS sealed (value)
      WHERE sealed.value ~ ${SEALED} GROUP BY 1 ORDER BY 1`)
    counts.push(...rows)
  }
  return [...counts, ...(await countSealedMedia(db))]
}

/** Media whose files are sealed with a key: the files say so too, but this reads none of them. */
async function countSealedMedia(db: Db): Promise<SealedRows[]> {
  return db
    .select({ keyId: sql<string>`${media.sealedWith}`, table: sql<string>`'media (files)'`, rows: count() })
    .from(media)
    .where(isNotNull(media.sealedWith))
    .groupBy(media.sealedWith)
    .orderBy(media.sealedWith)
}
