import { like, or, eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { slugOf } from '#app/platform/text/slug.server.ts'
import { SLUG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'

/** The characters reserved for a suffix such as '-123'. */
const ROOM_CHARS = 4
const FALLBACK = 'shop'

/** A free slug for a shop of this name: 'dhaga-bhuj', 'dhaga-bhuj-2'. */
export async function freeShopSlug(tx: Db, name: string): Promise<string> {
  const base = (await slugOf(tx, name, SLUG_CHARS_MAX - ROOM_CHARS)) || FALLBACK
  const rows = await tx
    .select({ slug: sellerProfiles.slug })
    .from(sellerProfiles)
    .where(or(eq(sellerProfiles.slug, base), like(sellerProfiles.slug, `${base}-%`)))
  const taken = new Set(rows.map(({ slug }) => slug))
  let slug = base
  for (let n = 2; taken.has(slug); n++) slug = `${base}-${n}`
  return slug
}
