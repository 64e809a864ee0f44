import { eq, sql } from 'drizzle-orm'
import { STOCK_MAX } from '#app/features/marketplace/schema.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { lockStock, type StockLine, quantities, notifyPages } from './take-stock.server.ts'

/**
 * Returns units to the stock, in the caller's transaction. The products are locked in the order of their ids, so pass
 * all units of one event at once. Pages that show a product are notified; lists only when it had been sold out. Units of a removed variant return to its row and are not
 * for sale.
 */
export async function returnStock(tx: Db, lines: readonly StockLine[]): Promise<void> {
  const back = quantities(lines)
  if (back.size === 0) return
  const found = await lockStock(tx, lines)
  const tags = new Set<string>()
  for (const [id, quantity] of back) {
    const variant = found.get(id)
    if (!variant) continue
    await tx
      .update(productVariants)
      .set({ stock: sql`least(${productVariants.stock} + ${quantity}, ${STOCK_MAX}::int)` })
      .where(eq(productVariants.id, id))
    tags.add(`product:${variant.slug}`)
    if (variant.stock === 0) tags.add('products')
  }
  await notifyPages(tx, tags)
}
