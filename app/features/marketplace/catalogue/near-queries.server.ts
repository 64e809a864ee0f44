import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { type NearWord, nearWords } from './near-words.ts'
import { findProductsBySlugs } from '#app/features/marketplace/queries.server.ts'
import { NEAR_MAX, type ProductFilter } from '#app/features/marketplace/schema.ts'
import type { ProductPage, ProductRecord } from '#app/features/marketplace/views.ts'

interface NearQuery {
  /** What was typed; an address may say nothing. */
  q: string | null
  /** The exact name. */
  category: string | null
  limit?: number
}

/** Words of the market that are looked at for each that was typed. */
const LOOKED_AT_MAX = 60
/** Of everything that has a word, so many of the newest are compared: the time does not grow with the market. */
const COMPARED_MAX = 120
const TERMS_MAX = 8
/** What a word in the description alone counts less. */
const DESCRIPTION_COST = 0.4

/**
 * What comes near a search that found nothing, best first: typing errors, accents, Hindi in either letters. Products
 * with the most of her words, and at least half of them; then the nearest words; then the newest.
 */
export async function listNearProducts(db: Db, { q, category, limit = NEAR_MAX }: NearQuery): Promise<ProductRecord[]> {
  if (!q) return []
  const terms = await listTerms(db, q)
  const wanted = terms.flatMap(({ term, words }, n) =>
    nearWords(term, words).map((near: NearWord) => ({ n, word: near.word, cost: near.cost })),
  )
  if (wanted.length === 0) return []
  const slugs = await rank(db, { wanted, category, termsMin: Math.ceil(terms.length / 2), limit })
  const found = new Map((await findProductsBySlugs(db, slugs)).map((product) => [product.slug, product]))
  return slugs.flatMap((slug) => found.get(slug) ?? [])
}

/** The same for a list that came out empty on its first page; nothing for any other. */
export async function listInstead(
  db: Db,
  { filter, page }: { filter: ProductFilter; page: Pick<ProductPage, 'products'> },
): Promise<ProductRecord[]> {
  return page.products.length === 0 && filter.cursor === null ? listNearProducts(db, filter) : []
}

/** What was typed, word by word as it sounds, each with words of the market that share letters with it. */
async function listTerms(db: Db, q: string): Promise<{ term: string; words: string[] }[]> {
  const { rows } = await db.execute<{ term: string; words: string[] }>(sql`
    SELECT t.term, coalesce((
        SELECT json_agg(word) FROM (
          SELECT m.word FROM market_words m WHERE m.word % t.term
          ORDER BY similarity(m.word, t.term) DESC, m.word LIMIT ${LOOKED_AT_MAX}) near), '[]') AS words
      FROM unnest((market_sounds(${q}))[1:${sql.raw(String(TERMS_MAX))}]) WITH ORDINALITY t(term, n) ORDER BY t.n`)
  return rows
}

interface Ranking {
  wanted: readonly { n: number; word: string; cost: number }[]
  category: string | null
  termsMin: number
  limit: number
}

/** The `OFFSET 0` keeps the planner from reading everything that has a word instead of the words of what was found. */
async function rank(db: Db, { wanted, category, termsMin, limit }: Ranking): Promise<string[]> {
  const { rows } = await db.execute<{ slug: string }>(sql`
    WITH wanted AS (SELECT * FROM jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) AS w(n int, word text, cost float)),
    found AS (
      SELECT DISTINCT f.product_id FROM (SELECT DISTINCT word FROM wanted) w
        CROSS JOIN LATERAL (SELECT product_id FROM product_words WHERE word = w.word
          ORDER BY weight DESC, created_at DESC, product_id DESC LIMIT ${COMPARED_MAX}) f),
    matched AS (
      SELECT f.product_id, w.n, min(w.cost + CASE WHEN p.weight = 2 THEN 0 ELSE ${DESCRIPTION_COST}::float END) AS cost
        FROM found f
          CROSS JOIN LATERAL (SELECT word, weight FROM product_words WHERE product_id = f.product_id OFFSET 0) p
          JOIN wanted w ON w.word = p.word
       GROUP BY f.product_id, w.n)
    SELECT p.slug FROM (
        SELECT product_id, count(*) AS terms, sum(cost) AS cost FROM matched GROUP BY product_id) m
      JOIN products p ON p.id = m.product_id AND p.is_active
     WHERE m.terms >= ${termsMin}
       ${category ? sql`AND p.category_id = (SELECT id FROM categories WHERE name = ${category})` : sql``}
     ORDER BY m.terms DESC, m.cost, p.created_at DESC, p.id DESC LIMIT ${limit}`)
  return rows.map(({ slug }) => slug)
}
