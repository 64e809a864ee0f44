import { eq, inArray, sql } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Units of a variant. */
export interface StockLine {
  productId: string
  variantId: string
  quantity: number
}

export type TakeOutcome =
  | { ok: true }
  | {
      ok: false
      /** The variants with too little stock, with the units available; 0 for one that is not for sale. */
      short: { variantId: string; available: number }[]
    }

/**
 * Takes units out of the stock, all or none, in the caller's transaction. The products are locked in the order of their
 * ids. Pages that show a product are notified; lists only when a variant is sold out.
 */
export async function takeStock(tx: Db, lines: readonly StockLine[]): Promise<TakeOutcome> {
  const requested = quantities(lines)
  const found = await lockStock(tx, lines)
  const short = [...requested].flatMap(([variantId, quantity]) => {
    const variant = found.get(variantId)
    const available = variant?.isForSale ? variant.stock : 0
    return available < quantity ? [{ variantId, available }] : []
  })
  if (short.length > 0) return { ok: false, short }
  const tags = new Set<string>()
  for (const [id, quantity] of requested) {
    const variant = found.get(id)
    if (!variant) continue
    await tx
      .update(productVariants)
      .set({ stock: sql`${productVariants.stock} - ${quantity}` })
      .where(eq(productVariants.id, id))
    tags.add(`product:${variant.slug}`)
    if (variant.stock === quantity) tags.add('products')
  }
  await notifyPages(tx, tags)
  return { ok: true }
}

/** The quantity of each variant; lines of the same variant are added up. */
export function quantities(lines: readonly StockLine[]): Map<string, number> {
  const requested = new Map<string, number>()
  for (const { variantId, quantity } of lines) requested.set(variantId, (requested.get(variantId) ?? 0) + quantity)
  return requested
}

/**
 * The stock of these variants by id. Their products are locked in the order of their ids, which locks all variants: every
 * change of a variant locks its product first.
 */
export async function lockStock(tx: Db, lines: readonly StockLine[]) {
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const locked = tx.select({ id: products.id }).from(products).where(inArray(products.id, productIds))
  await locked.orderBy(products.id).for('no key update')
  const { id, stock } = productVariants
  const isForSale = sql<boolean>`${products.isActive} AND ${productVariants.removedAt} IS NULL`
  const rows = await tx
    .select({ id, slug: products.slug, stock, isForSale })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(
      inArray(
        id,
        lines.map(({ variantId }) => variantId),
      ),
    )
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
