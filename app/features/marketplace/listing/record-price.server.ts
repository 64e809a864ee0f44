import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { LIST_PRICE_WINDOW_DAYS } from '#app/features/marketplace/schema.ts'
import { listPriceFor } from './list-price.ts'
import { productPrices, products } from '#app/features/marketplace/tables.server.ts'

type Product = typeof products.$inferSelect

interface PriceChange {
  /** The product before the change, locked. */
  before: Product
  /** The new price. */
  priceMinor: number
  isActive: boolean
  now: Date
}

/**
 * Writes the new price into the price history, in the transaction that changes the product, and returns the list price
 * that goes with it. One row is open while a product is published.
 */
export async function recordPrice(
  tx: Db,
  { before, priceMinor, isActive, now }: PriceChange,
): Promise<Pick<Product, 'listPriceMinor' | 'listPriceSince'>> {
  const isSame = priceMinor === before.priceMinor
  if (before.isActive && isActive && isSame) return listPriceOf(before)
  const last = await findLastPrice(tx, before.id)
  if (before.isActive) {
    const open = and(eq(productPrices.productId, before.id), isNull(productPrices.until))
    await tx
      .update(productPrices)
      .set({ until: sql`greatest(${productPrices.since}, ${now.toISOString()}::timestamptz)` })
      .where(open)
  }
  if (!isActive) return isSame ? listPriceOf(before) : NONE
  const listPrice = last !== null && priceMinor < last ? await findListPrice(tx, { before, priceMinor, now }) : null
  await tx.insert(productPrices).values({ productId: before.id, priceMinor, currency: before.currency, since: now })
  if (last === priceMinor) return listPriceOf(before)
  return listPrice === null ? NONE : { listPriceMinor: listPrice, listPriceSince: now }
}

const NONE = { listPriceMinor: null, listPriceSince: null }

function listPriceOf({ listPriceMinor, listPriceSince }: Product) {
  return { listPriceMinor, listPriceSince }
}

/** The latest price in the history, open or closed; null when the product was never published. */
async function findLastPrice(tx: Db, productId: string): Promise<number | null> {
  const [row] = await tx
    .select({ priceMinor: productPrices.priceMinor })
    .from(productPrices)
    .where(eq(productPrices.productId, productId))
    .orderBy(desc(productPrices.since), desc(productPrices.id))
    .limit(1)
  return row?.priceMinor ?? null
}

async function findListPrice(
  tx: Db,
  { before, priceMinor, now }: Omit<PriceChange, 'isActive'>,
): Promise<number | null> {
  const from = new Date(now.getTime() - LIST_PRICE_WINDOW_DAYS * DAY_MS)
  const { productId, until, priceMinor: asked, since } = productPrices
  const rows = await tx
    .select({ priceMinor: asked, since, until })
    .from(productPrices)
    .where(and(eq(productId, before.id), or(isNull(until), gt(until, from))))
  return listPriceFor(rows, priceMinor, now)
}
