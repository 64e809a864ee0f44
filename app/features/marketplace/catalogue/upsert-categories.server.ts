import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { CATEGORIES } from '#app/features/marketplace/categories.ts'
import { categories } from '#app/features/marketplace/tables.server.ts'

/** Creates or updates the built-in categories with their names and order. Idempotent. */
export async function upsertCategories(db: Db): Promise<void> {
  await db
    .insert(categories)
    .values(CATEGORIES.map(({ slug, name }, position) => ({ slug, name, position })))
    .onConflictDoUpdate({
      target: categories.slug,
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    })
}
