import { eq, inArray, sql } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Units of a product. */
export interface StockLine {
  productId: string
  quantity: number
}

export type TakeOutcome =
  | { ok: true }
  | {
      ok: false
      /** The products with too little stock, with the units available; 0 for a product that is not for sale. */
      short: { productId: string; available: number }[]
    }

/**
 * Takes units out of the stock, all or none, in the caller's transaction. The products are locked in the order of their
 * ids. Pages that show a product are notified; lists only when it is sold out.
 */
export async function takeStock(tx: Db, lines: readonly StockLine[]): Promise<TakeOutcome> {
  const requested = quantities(lines)
  const found = await lockStock(tx, requested)
  const short = [...requested].flatMap(([productId, quantity]) => {
    const product = found.get(productId)
    const available = product?.isActive ? product.stock : 0
    return available < quantity ? [{ productId, available }] : []
  })
  if (short.length > 0) return { ok: false, short }
  const tags = new Set<string>()
  for (const [id, quantity] of requested) {
    const product = found.get(id)
    if (!product) continue
    await tx
      .update(products)
      .set({ stock: sql`${products.stock} - ${quantity}` })
      .where(eq(products.id, id))
    tags.add(`product:${product.slug}`)
    if (product.stock === quantity) tags.add('products')
  }
  await notifyPages(tx, tags)
  return { ok: true }
}

/** The quantity of each product; lines of the same product are added up. */
export function quantities(lines: readonly StockLine[]): Map<string, number> {
  const requested = new Map<string, number>()
  for (const { productId, quantity } of lines) requested.set(productId, (requested.get(productId) ?? 0) + quantity)
  return requested
}

/** The stock of these products; their rows are locked in the order of their ids. */
export async function lockStock(tx: Db, requested: ReadonlyMap<string, number>) {
  const { id, slug, stock, isActive } = products
  const rows = await tx
    .select({ id, slug, stock, isActive })
    .from(products)
    .where(inArray(id, [...requested.keys()]))
    .orderBy(id)
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

const TAGS_PER_EVENT = 50

/** Sends the tags in groups: a notification has a size limit. */
export async function notifyPages(tx: Db, tags: ReadonlySet<string>): Promise<void> {
  const all = [...tags]
  for (let from = 0; from < all.length; from += TAGS_PER_EVENT) {
    await publish(tx, [pagesChanged(all.slice(from, from + TAGS_PER_EVENT))])
  }
}
