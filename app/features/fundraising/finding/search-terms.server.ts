import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import { similarWords } from '#app/platform/text/similar-words.ts'

const TERMS_MAX = 8
/** The number of known words compared for each word of the search. */
const CANDIDATE_WORDS_MAX = 60

/** A word of a search in its phonetic form, and the words of campaigns that may have been meant by it. */
export interface Term {
  term: string
  similar: readonly string[]
}

/** The words of a search. They sound alike in every spelling and in both scripts: 'silai' and 'सिलाई' are one. */
export async function readTerms(db: Db, q: string): Promise<Term[]> {
  const { rows } = await db.execute<{ term: string; words: string[] }>(sql`
    SELECT t.term, coalesce((
        SELECT json_agg(word) FROM (
          SELECT w.word FROM (SELECT DISTINCT word FROM campaign_words WHERE word % t.term) w
          ORDER BY similarity(w.word, t.term) DESC, w.word LIMIT ${CANDIDATE_WORDS_MAX}) near), '[]') AS words
      FROM unnest((market_sounds(${q}))[1:${sql.raw(String(TERMS_MAX))}]) WITH ORDINALITY t(term, n) ORDER BY t.n`)
  return rows.map(({ term, words }) => ({ term, similar: similarWords(term, words).map(({ word }) => word) }))
}

/** Condition on `f`: contains the text as it is typed, or all its words as they sound. */
export function matchesText(q: string, terms: readonly Term[]): SQL {
  const direct = sql`SELECT campaign_id FROM campaign_finding WHERE search LIKE lower(${likePattern(q)})`
  if (terms.length === 0) return sql`f.campaign_id IN (${direct})`
  const words = terms.map(({ term }) => sql`SELECT campaign_id FROM campaign_words WHERE word = ${term}`)
  return sql`f.campaign_id IN (${direct} UNION (${sql.join(words, sql` INTERSECT `)}))`
}

/** Condition on `f`: has words similar to at least half of those of the search; null when no word is. */
export function matchesNearly(terms: readonly Term[]): SQL | null {
  const wanted = terms.flatMap(({ similar }, n) => similar.map((word) => ({ n, word })))
  if (wanted.length === 0) return null
  return sql`f.campaign_id IN (
    SELECT w.campaign_id FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS t(n int, word text)
      JOIN campaign_words w ON w.word = t.word
     GROUP BY w.campaign_id HAVING count(DISTINCT t.n) >= ${Math.ceil(terms.length / 2)})`
}
