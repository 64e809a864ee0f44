import { categories } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { FIRST_REQUIREMENTS } from './first-requirements.ts'
import { listingRequirements } from './requirement-tables.server.ts'

const ID = 'a15d0000-0000-4000-8000-'
const ID_DIGITS = 12

/**
 * Inserts the first requirements where they are missing. A row that is there stays as it is: a later version of the
 * program does not change what operators rely on. Needs the categories. Idempotent.
 */
export async function insertFirstRequirements(db: Db, now: Date): Promise<void> {
  const known = await db.select({ id: categories.id, slug: categories.slug }).from(categories)
  const ids = new Map(known.map(({ slug, id }) => [slug, id]))
  const rows = FIRST_REQUIREMENTS.flatMap(({ n, category, ...row }) => {
    const categoryId = category === null ? null : ids.get(category)
    const id = `${ID}${String(n).padStart(ID_DIGITS, '0')}`
    return categoryId === undefined ? [] : [{ ...row, id, categoryId, savedBy: null, savedAt: now }]
  })
  if (rows.length > 0) await db.insert(listingRequirements).values(rows).onConflictDoNothing()
}
