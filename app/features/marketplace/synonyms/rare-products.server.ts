import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'

/** The number of products up to which a search reads them by their ids. */
const RARE_PRODUCTS_MAX = 400
/** Words that are in so many of the newest products fill a page of any list soon. */
const NEWEST_PRODUCTS = 1_000
const COMMON_AMONG_NEWEST = 25

/**
 * The ids of the products for sale that have the words of a tsquery, when they are few; null when they are many. The
 * planner cannot know how rare words are together: it would read a sorted list to its end. The newest products are
 * asked first, because the full-text index reads all products of a word, except where it is asked for a rare one too.
 */
export async function listRareProducts(db: Db, sounds: string): Promise<readonly string[] | null> {
  const newest = sql`(
    SELECT count(*) AS found FROM (
      SELECT sounds FROM products WHERE is_active ORDER BY created_at DESC, id DESC LIMIT ${inline(NEWEST_PRODUCTS)}) p
     WHERE sounds @@ ${sounds}::tsquery OFFSET 0)`
  const { rows } = await db.execute<{ ids: string[] | null }>(sql`
    SELECT CASE WHEN found < ${inline(COMMON_AMONG_NEWEST)} THEN ARRAY(
        SELECT id FROM products_with_sounds(${sounds}::tsquery, ${inline(RARE_PRODUCTS_MAX + 1)}) id) END AS ids
      FROM ${newest} newest`)
  const ids = rows[0]?.ids
  return !ids || ids.length > RARE_PRODUCTS_MAX ? null : ids
}

const inline = (count: number) => sql.raw(String(count))
