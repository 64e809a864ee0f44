import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/** The number of products up to which a search reads them by their ids. */
const RARE_PRODUCTS_MAX = 400
/** Words that are in so many of the newest products fill a page of any list soon. */
const NEWEST_PRODUCTS = 1_000
const COMMON_AMONG_NEWEST = 25

/** How many products for sale have the words of a search. */
export interface Frequency {
  /** The products, when they are few. */
  productIds: readonly string[] | null
  /** Many of the newest products have the words. */
  isCommon: boolean
}

/**
 * How frequent the words of a tsquery are together, which the planner cannot know: it would read a sorted list to its
 * end, or all products of the full-text index. The newest products are asked first, because that index reads all products
 * of a word, except where it is asked for a rare one too.
 */
export async function readFrequency(db: Db, sounds: string): Promise<Frequency> {
  const newest = sql`(
    SELECT count(*) AS found FROM (
      SELECT sounds FROM products WHERE is_active ORDER BY created_at DESC, id DESC LIMIT ${inline(NEWEST_PRODUCTS)}) p
     WHERE sounds @@ ${sounds}::tsquery OFFSET 0)`
  const { rows } = await db.execute<{ ids: string[] | null }>(sql`
    SELECT CASE WHEN found < ${inline(COMMON_AMONG_NEWEST)} THEN ARRAY(
        SELECT id FROM products_with_sounds(${sounds}::tsquery, ${inline(RARE_PRODUCTS_MAX + 1)}) id) END AS ids
      FROM ${newest} newest`)
  const ids = rows[0]?.ids ?? null
  return { productIds: ids && ids.length <= RARE_PRODUCTS_MAX ? ids : null, isCommon: ids === null }
}

const inline = (count: number) => sql.raw(String(count))
