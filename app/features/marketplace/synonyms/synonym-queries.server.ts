import { isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { synonymGroups } from './synonym-tables.server.ts'

export interface SynonymGroup {
  id: string
  words: string[]
}

/** All groups, by their first word. */
export async function listSynonyms(db: Db): Promise<SynonymGroup[]> {
  const { id, words, removedAt } = synonymGroups
  const rows = await db.select({ id, words }).from(synonymGroups).where(isNull(removedAt))
  return rows.toSorted((a, b) => (a.words[0] ?? '').localeCompare(b.words[0] ?? '', 'en'))
}

/** One change of the groups at a time, so that no word gets into two. Held until the end of the transaction. */
export async function lockSynonyms(tx: Db): Promise<void> {
  await tx.execute(sql`LOCK TABLE synonym_groups IN SHARE ROW EXCLUSIVE MODE`)
}

/** The words that nothing can be found by, and those that another group has, with the first word of that group. */
export async function findUnusable(
  tx: Db,
  { id, words }: { id: string | null; words: readonly string[] },
): Promise<{ word: string; group: string | null } | null> {
  const { rows } = await tx.execute<{ word: string; group: string | null }>(sql`
    SELECT said.word, g.words[1] AS "group"
      FROM (SELECT word, n, array_to_string(market_sounds(word), ' ') AS sounds
              FROM jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) WITH ORDINALITY w(word, n)) said
      LEFT JOIN synonym_words other ON other.sounds = said.sounds AND other.group_id IS DISTINCT FROM ${id}::uuid
      LEFT JOIN synonym_groups g ON g.id = other.group_id
     WHERE said.sounds = '' OR g.id IS NOT NULL
     ORDER BY said.n LIMIT 1`)
  return rows[0] ?? null
}
