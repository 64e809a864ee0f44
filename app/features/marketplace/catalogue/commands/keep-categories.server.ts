import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { CATEGORIES } from '#app/features/marketplace/schema.ts'
import { categories } from '#app/features/marketplace/tables.server.ts'

/** Makes sure that the categories every shop starts with are there, by their names, in their order. May be repeated. */
export async function keepCategories(db: Db): Promise<void> {
  await db
    .insert(categories)
    .values(CATEGORIES.map(({ slug, name }, position) => ({ slug, name, position })))
    .onConflictDoUpdate({
      target: categories.slug,
      set: { name: sql`excluded.name`, position: sql`excluded.position` },
    })
}
