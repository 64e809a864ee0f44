import { randomBytes } from 'node:crypto'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { slugsOf } from '#app/platform/text/slug.server.ts'
import { SLUG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'

const SUFFIX_BYTES = 3
/** Of a thousand listings with one title each 17,000th gets a suffix that is taken: the first free one of these. */
const SUFFIXES = 3
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
  const taken = new Set([RESERVED, ...(await listTaken(tx, wanted))])
  const choices = wanted.map((words) => {
    const isTaken = taken.has(words)
    taken.add(words)
    return isTaken ? Array.from({ length: SUFFIXES }, () => withSuffix(words)) : [words]
  })
  const drawn = new Set(await listTaken(tx, choices.filter(({ length }) => length > 1).flat()))
  return choices.map((slugs) => {
    const slug = slugs.find((each) => !drawn.has(each)) ?? ''
    drawn.add(slug)
    return slug
  })
}

const withSuffix = (words: string): string => `${words}-${randomBytes(SUFFIX_BYTES).toString('hex')}`

async function listTaken(tx: Db, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const { slug } = products
  const rows = await tx
    .select({ slug })
    .from(products)
    .where(inArray(slug, [...new Set(slugs)]))
  return rows.map((row) => row.slug)
}
