import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import { similarWords } from '#app/platform/text/similar-words.ts'

const TERMS_MAX = 8
/** The number of known words compared for each word of the search. */
const CANDIDATE_WORDS_MAX = 60

/** The words of a search. They sound alike in every spelling and in both scripts: 'silai' and 'सिलाई' are one. */
export async function readTerms(db: Db, q: string): Promise<string[]> {
  const { rows } = await db.execute<{ terms: string[] }>(
    sql`SELECT (market_sounds(${q}))[1:${sql.raw(String(TERMS_MAX))}] AS terms`,
  )
  return rows[0]?.terms ?? []
}

/** Condition on `f`: contains the text as it is typed, or all its words as they sound. */
export function matchesText(q: string, terms: readonly string[]): SQL {
  const direct = sql`f.search LIKE lower(${likePattern(q)})`
  return terms.length === 0 ? direct : sql`(${direct} OR ${sounds(terms, ' & ')})`
}

/** Condition on `f`: has words similar to at least half of those of the search; null when no word is. */
export async function matchesNearly(db: Db, terms: readonly string[]): Promise<SQL | null> {
  const { rows } = await db.execute<{ words: string[] }>(sql`
    SELECT coalesce((
        SELECT json_agg(word) FROM (
          SELECT w.word FROM (SELECT DISTINCT word FROM campaign_words WHERE word % t.term) w
           WHERE EXISTS (SELECT FROM campaign_finding f WHERE f.sounds @@ w.word::tsquery)
          ORDER BY similarity(w.word, t.term) DESC, w.word LIMIT ${CANDIDATE_WORDS_MAX}) near), '[]') AS words
      FROM jsonb_array_elements_text(${JSON.stringify(terms)}::jsonb) WITH ORDINALITY t(term, n) ORDER BY t.n`)
  const wanted = rows
    .map(({ words }, n) => similarWords(terms[n] ?? '', words).map(({ word }) => word))
    .filter((words) => words.length > 0)
  if (wanted.length === 0) return null
  const found = wanted.map((words) => sql`(${sounds(words, ' | ')})::int`)
  return sql`(${sounds(wanted.flat(), ' | ')} AND ${sql.join(found, sql` + `)} >= ${Math.ceil(terms.length / 2)})`
}

/** The words have Latin letters only (`market_sounds`). */
const sounds = (words: readonly string[], operator: ' & ' | ' | '): SQL =>
  sql`f.sounds @@ ${words.join(operator)}::tsquery`
