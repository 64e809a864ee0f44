import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { type SimilarWord, similarWords } from '#app/platform/text/similar-words.ts'
import { findProductsBySlugs } from '#app/features/marketplace/queries.server.ts'
import { SIMILAR_MAX } from '#app/features/marketplace/schema.ts'
import type { ProductPage, ProductRecord } from '#app/features/marketplace/views.ts'
import { chosen, chosenParameters, chosenShape } from './list-conditions.server.ts'
import { ALL_PRODUCTS, type ProductFilter } from './product-filter.ts'

type SimilarQuery = Partial<ProductFilter> & Pick<ProductFilter, 'q' | 'category'> & { limit?: number }

/** The number of known words compared for each word of the search. */
const CANDIDATE_WORDS_MAX = 60
/** The number of newest products ranked, so that the time does not grow with the catalogue. */
const RANKED_PRODUCTS_MAX = 120
const TERMS_MAX = 8
/** The cost added to a word that is found in the description only. */
const DESCRIPTION_COST = 0.4

/**
 * Products similar to a search that found nothing, under the same filters, best first: tolerates typing errors, accents, and Hindi in either
 * script. Products must have at least half of the words; most words first, then the closest words, then the newest.
 */
export async function listSimilarProducts(
  db: Db,
  { limit = SIMILAR_MAX, ...query }: SimilarQuery,
): Promise<ProductRecord[]> {
  const filter = { ...ALL_PRODUCTS, ...query }
  const { q } = filter
  if (!q) return []
  const terms = await listTerms(db, q)
  const requested = terms.flatMap(({ term, words }, n) =>
    similarWords(term, words).map((similar: SimilarWord) => ({ n, word: similar.word, cost: similar.cost })),
  )
  if (requested.length === 0) return []
  const slugs = await rank(db, { requested, filter, termsMin: Math.ceil(terms.length / 2), limit })
  const found = new Map((await findProductsBySlugs(db, slugs)).map((product) => [product.slug, product]))
  return slugs.flatMap((slug) => found.get(slug) ?? [])
}

/** Similar products for an empty first page; an empty list for any other page. */
export async function listSimilarInstead(
  db: Db,
  { filter, page }: { filter: ProductFilter; page: Pick<ProductPage, 'products'> },
): Promise<ProductRecord[]> {
  return page.products.length === 0 && filter.cursor === null ? listSimilarProducts(db, filter) : []
}

/** The words of the search in their phonetic form, each with known words that share trigrams with it. */
async function listTerms(db: Db, q: string): Promise<{ term: string; words: string[] }[]> {
  const { rows } = await db.execute<{ term: string; words: string[] }>(sql`
    SELECT t.term, coalesce((
        SELECT json_agg(word) FROM (
          SELECT m.word FROM market_words m WHERE m.word % t.term
          ORDER BY similarity(m.word, t.term) DESC, m.word LIMIT ${CANDIDATE_WORDS_MAX}) near), '[]') AS words
      FROM unnest((market_sounds(${q}))[1:${sql.raw(String(TERMS_MAX))}]) WITH ORDINALITY t(term, n) ORDER BY t.n`)
  return rows
}

interface Ranking {
  requested: readonly { n: number; word: string; cost: number }[]
  filter: ProductFilter
  termsMin: number
  limit: number
}

/**
 * `OFFSET 0` stops the planner from reading all products that have a word instead of the words of the products found.
 */
async function rank(db: Db, { requested, filter, termsMin, limit }: Ranking): Promise<string[]> {
  const values = chosenParameters(filter)
  const conditions = chosen(chosenShape(filter), (name) => sql`${values[name]}`)
  if (filter.category) conditions.push(sql`p.category_id = (SELECT id FROM categories WHERE name = ${filter.category})`)
  const { rows } = await db.execute<{ slug: string }>(sql`
    WITH wanted AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(requested)}::jsonb) AS w(n int, word text, cost float)),
    found AS (
      SELECT DISTINCT f.product_id FROM (SELECT DISTINCT word FROM wanted) w
        CROSS JOIN LATERAL (SELECT product_id FROM product_words WHERE word = w.word
          ORDER BY weight DESC, created_at DESC, product_id DESC LIMIT ${RANKED_PRODUCTS_MAX}) f),
    matched AS (
      SELECT f.product_id, w.n, min(w.cost + CASE WHEN p.weight = 2 THEN 0 ELSE ${DESCRIPTION_COST}::float END) AS cost
        FROM found f
          CROSS JOIN LATERAL (SELECT word, weight FROM product_words WHERE product_id = f.product_id OFFSET 0) p
          JOIN wanted w ON w.word = p.word
       GROUP BY f.product_id, w.n)
    SELECT p.slug FROM (
        SELECT product_id, count(*) AS terms, sum(cost) AS cost FROM matched GROUP BY product_id) m
      JOIN products p ON p.id = m.product_id AND p.is_active
     WHERE ${sql.join([sql`m.terms >= ${termsMin}`, ...conditions], sql` AND `)}
     ORDER BY m.terms DESC, m.cost, p.created_at DESC, p.id DESC LIMIT ${limit}`)
  return rows.map(({ slug }) => slug)
}
