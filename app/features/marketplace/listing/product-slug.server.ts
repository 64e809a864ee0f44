import { randomBytes } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { slugsOf } from '#app/platform/text/slug.server.ts'
import { SLUG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'

const SUFFIX_BYTES = 3
const WORDS_CHARS_MAX = SLUG_CHARS_MAX - 2 * SUFFIX_BYTES - 1
const FALLBACK = 'product'
/** 'new' is the path of the form for a new listing. */
const RESERVED = 'new'
/** An arbitrary constant: listings with the same title get their slugs one after the other. */
const NAMING_LOCK = 6_402_118_953

/**
 * Free slugs for listings of these titles, in their order: 'mango-pickle', or with a suffix when that is taken. Hindi
 * titles are transliterated. Holds a lock until the transaction ends.
 */
export async function freeProductSlugs(tx: Db, titles: readonly string[]): Promise<string[]> {
  if (titles.length === 0) return []
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${NAMING_LOCK})`)
  const wanted = (await slugsOf(tx, titles, WORDS_CHARS_MAX)).map((words) => words || FALLBACK)
  const known = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(inArray(products.slug, [...new Set(wanted)]))
  const taken = new Set([RESERVED, ...known.map(({ slug }) => slug)])
  return wanted.map((words) => {
    const slug = taken.has(words) ? `${words}-${randomBytes(SUFFIX_BYTES).toString('hex')}` : words
    taken.add(slug)
    return slug
  })
}
