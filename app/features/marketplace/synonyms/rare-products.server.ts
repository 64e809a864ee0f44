import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/** The number of products up to which a search reads them by their ids. */
const RARE_PRODUCTS_MAX = 400
/** A shorter figure is in too many products. */
const RARE_FIGURE_LENGTH_MIN = 3

const limit = sql.raw(String(RARE_PRODUCTS_MAX + 1))

/**
 * Each part of a search: the phonetic forms that it may have, of which each is one or more words that a product must
 * have.
 */
export type SearchParts = readonly (readonly (readonly string[])[])[]

/**
 * The ids of the products for sale that have the words of a tsquery, when they are few; null when they are many. The
 * planner cannot know how rare a word is: it would read a sorted list to its end. How often the words are used is
 * compared first, because the full-text index reads all products of a word, except where it is asked for a rare one too.
 */
export async function listRareProducts(
  db: Db,
  { parts, figures, sounds }: { parts: SearchParts; figures: readonly string[]; sounds: string },
): Promise<readonly string[] | null> {
  const mayBeRare = figures.some(({ length }) => length >= RARE_FIGURE_LENGTH_MIN) || (await hasRareWord(db, parts))
  if (!mayBeRare) return null
  const { rows } = await db.execute<{ id: string }>(
    sql`SELECT id FROM products_with_sounds(${sounds}::tsquery, ${limit}) id`,
  )
  return rows.length > RARE_PRODUCTS_MAX ? null : rows.map(({ id }) => id)
}

async function hasRareWord(db: Db, parts: SearchParts): Promise<boolean> {
  const counts = await countUses(db, parts.flat(2))
  const usesOf = (words: readonly string[]) => Math.min(...words.map((word) => counts.get(word) ?? 0))
  const sums = parts.map((forms) => forms.reduce((sum, words) => sum + usesOf(words), 0))
  return Math.min(...sums) <= RARE_PRODUCTS_MAX
}

/** How many products have each word among the first ones of their text, at most one more than are rare. */
async function countUses(db: Db, words: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ word: string; uses: number }>(sql`
    SELECT word, (SELECT count(*)::int FROM (SELECT FROM product_words p WHERE p.word = w.word LIMIT ${limit}) few) AS uses
      FROM unnest(${`{${[...new Set(words)].join(',')}}`}::text[]) w(word)`)
  return new Map(rows.map(({ word, uses }) => [word, uses]))
}
