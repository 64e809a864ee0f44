import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import { type Frequency, readFrequency } from './word-frequency.server.ts'
import { PHRASE_WORDS_MAX } from './words.ts'

const TERMS_MAX = 8
const OTHER_SCRIPT = /[^\p{scx=Latin}\p{scx=Devanagari}\P{L}]/u

/** The words of a search text, with their synonyms. */
export interface ExpandedSearch extends Frequency {
  /** A tsquery for `products.sounds`: each word of the text or one of its synonyms, and its figures. */
  sounds: string
  /** The text has several words. */
  hasSeveralWords: boolean
  /** Whether the cursor's product contains the text itself; null for an unknown product. */
  isCursorDirect: boolean | null
}

/** A part of the search, from its term `a` to its term `b` (1 is the first), that is a word of a group. */
interface Span {
  a: number
  b: number
  /** All words of the group, in phonetic form. */
  sounds: string[]
}

/** What PostgreSQL knows of a search text. */
interface Said extends Record<string, unknown> {
  terms: string[]
  /** The words with figures ('500g', '10x20'), which have no sounds, and the numbers that they begin with. */
  figures: string[]
  spans: Span[]
  is_cursor_direct: boolean | null
}

/**
 * The words of the search text, with those of the groups that they are in; null for one word that is in none. So is a
 * text in other scripts: its words have no sounds and would be left out.
 */
export async function expandSearch(
  db: Db,
  { q, cursor }: { q: string; cursor: string | null },
): Promise<ExpandedSearch | null> {
  if (OTHER_SCRIPT.test(q)) return null
  const { rows } = await db.execute<Said>(sql`
    WITH said AS MATERIALIZED (SELECT (market_sounds(${q}))[1:${sql.raw(String(TERMS_MAX))}] AS terms),
    spans AS (
      SELECT a, b, array_to_string(terms[a:b], ' ') AS sounds
        FROM said, generate_subscripts(terms, 1) a,
          generate_series(a, least(a + ${sql.raw(String(PHRASE_WORDS_MAX - 1))}, cardinality(terms))) b)
    SELECT (SELECT to_json(terms) FROM said) AS terms, market_figures(${q}) AS figures,
      (SELECT search LIKE lower(${likePattern(q)}) FROM products WHERE slug = ${cursor}) AS is_cursor_direct,
      coalesce(json_agg(json_build_object('a', s.a, 'b', s.b, 'sounds',
        (SELECT json_agg(sounds) FROM synonym_words WHERE group_id = w.group_id))), '[]') AS spans
      FROM spans s JOIN synonym_words w ON w.sounds = s.sounds`)
  const [row] = rows
  if (!row) return null
  const { terms, spans, is_cursor_direct: isCursorDirect } = row
  // Of '500g' its number only, to find '500 g' and '500 gm' too.
  const figures = row.figures.filter((figure) => !/^\d+[a-z]+$/.test(figure))
  const hasSeveralWords = terms.length + figures.length > 1
  if (!hasSeveralWords && spans.length === 0) return null
  const sounds = queryOf(partsOf(terms, spans), figures)
  return { sounds, hasSeveralWords, isCursorDirect, ...(await readFrequency(db, sounds)) }
}

const isNumber = (figure: string): boolean => /^\d+$/.test(figure)

/**
 * Each part of a search: the phonetic forms that it may have, of which each is one or more words that a product must
 * have.
 */
type SearchParts = readonly (readonly (readonly string[])[])[]

/** From left to right, the longest word of a group each time. */
function partsOf(terms: readonly string[], spans: readonly Span[]): SearchParts {
  const parts: string[][][] = []
  for (let at = 1; at <= terms.length;) {
    const [longest] = spans.filter(({ a }) => a === at).toSorted((one, other) => other.b - one.b)
    parts.push((longest?.sounds ?? [String(terms[at - 1])]).map((sounds) => sounds.split(' ')))
    at = (longest?.b ?? at) + 1
  }
  return parts
}

/** Sounds contain the letters a to z only, figures digits too. Numbers are whole; '10x20' may go on. */
const queryOf = (parts: SearchParts, figures: readonly string[]): string =>
  [
    ...parts.map((forms) => `(${forms.map((words) => `(${words.join('&')})`).join('|')})`),
    ...figures.map((figure) => (isNumber(figure) ? figure : `${figure}:*`)),
  ].join('&')
