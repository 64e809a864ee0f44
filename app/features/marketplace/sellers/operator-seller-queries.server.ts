import { and, asc, eq, lte } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { LOW_STOCK } from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'

const LOW_STOCK_LISTED_MAX = 12

/** The published products of a seller that are nearly sold out, fewest units first. */
export function listLowStock(
  db: Db,
  { sellerId }: { sellerId: string },
): Promise<{ slug: string; title: string; stock: number }[]> {
  const { slug, title, stock } = products
  return db
    .select({ slug, title, stock })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), eq(products.isActive, true), lte(stock, LOW_STOCK)))
    .orderBy(asc(stock), asc(title))
    .limit(LOW_STOCK_LISTED_MAX)
}

/** Whether the seller has any listing, published or not. */
export async function hasProducts(db: Db, { sellerId }: { sellerId: string }): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).where(eq(products.sellerId, sellerId)).limit(1)
  return found.length > 0
}
