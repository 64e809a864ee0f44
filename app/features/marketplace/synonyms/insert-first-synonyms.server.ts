import { inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { FIRST_SYNONYMS } from './first-synonyms.ts'
import { lockSynonyms } from './synonym-queries.server.ts'
import { synonymGroups, synonymWords } from './synonym-tables.server.ts'
import { WORDS_MIN } from './words.ts'

/**
 * Inserts the first groups that are missing. Those that operators saved or removed are kept as they are, and a word that
 * is in another group already is left out. Idempotent.
 */
export async function insertFirstSynonyms(db: Db, now: Date): Promise<void> {
  if ((await listMissing(db)).length === 0) return
  await db.transaction(async (tx) => {
    await lockSynonyms(tx)
    const missing = await listMissing(tx)
    const free = await listFreeWords(
      tx,
      missing.flatMap(({ words }) => words),
    )
    const rows = missing
      .map(({ key, words }) => ({ firstKey: key, words: words.filter((word) => free.has(word)), savedAt: now }))
      .filter(({ words }) => words.length >= WORDS_MIN)
    if (rows.length > 0) await tx.insert(synonymGroups).values(rows)
  })
}

async function listMissing(db: Db) {
  const rows = await db
    .select({ key: synonymGroups.firstKey })
    .from(synonymGroups)
    .where(isNotNull(synonymGroups.firstKey))
  const known = new Set(rows.map(({ key }) => key))
  return FIRST_SYNONYMS.filter(({ key }) => !known.has(key))
}

/** The words that no group has yet. */
async function listFreeWords(tx: Db, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ word: string; sounds: string }>(sql`
    SELECT word, array_to_string(market_sounds(word), ' ') AS sounds
      FROM jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word`)
  const taken = await tx
    .select({ sounds: synonymWords.sounds })
    .from(synonymWords)
    .where(
      inArray(
        synonymWords.sounds,
        rows.map(({ sounds }) => sounds),
      ),
    )
  const known = new Set(taken.map(({ sounds }) => sounds))
  return new Set(rows.flatMap(({ word, sounds }) => (known.has(sounds) ? [] : [word])))
}
