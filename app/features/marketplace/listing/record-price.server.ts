import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { LIST_PRICE_WINDOW_DAYS } from '#app/features/marketplace/schema.ts'
import { productPrices, type productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { listPriceFor } from './list-price.ts'

type Variant = typeof productVariants.$inferSelect

interface PriceChange {
  /** The variant before the change; its product is locked. */
  before: Variant
  currency: string
  /** Whether it was for sale before. */
  wasActive: boolean
  /** The new price. */
  priceMinor: number
  isActive: boolean
  now: Date
}

/**
 * Writes the new price into the price history, in the transaction that changes the variant, and returns the list price
 * that goes with it. One row is open while a variant is for sale.
 */
export async function recordPrice(
  tx: Db,
  { before, currency, wasActive, priceMinor, isActive, now }: PriceChange,
): Promise<Pick<Variant, 'listPriceMinor' | 'listPriceSince'>> {
  const isSame = priceMinor === before.priceMinor
  if (wasActive && isActive && isSame) return listPriceOf(before)
  const last = await findLastPrice(tx, before.id)
  if (wasActive) await closePrice(tx, { variantId: before.id, now })
  if (!isActive) return isSame ? listPriceOf(before) : NONE
  const listPrice = last !== null && priceMinor < last ? await findListPrice(tx, { before, priceMinor, now }) : null
  await tx.insert(productPrices).values({ variantId: before.id, priceMinor, currency, since: now })
  if (last === priceMinor) return listPriceOf(before)
  return listPrice === null ? NONE : { listPriceMinor: listPrice, listPriceSince: now }
}

/** Ends the open price of a variant that is no longer for sale at it. */
export async function closePrice(tx: Db, { variantId, now }: { variantId: string; now: Date }): Promise<void> {
  await tx
    .update(productPrices)
    .set({ until: sql`greatest(${productPrices.since}, ${now.toISOString()}::timestamptz)` })
    .where(and(eq(productPrices.variantId, variantId), isNull(productPrices.until)))
}

const NONE = { listPriceMinor: null, listPriceSince: null }

function listPriceOf({ listPriceMinor, listPriceSince }: Variant) {
  return { listPriceMinor, listPriceSince }
}

/** The latest price in the history, open or closed; null when the variant was never for sale. */
async function findLastPrice(tx: Db, variantId: string): Promise<number | null> {
  const [row] = await tx
    .select({ priceMinor: productPrices.priceMinor })
    .from(productPrices)
    .where(eq(productPrices.variantId, variantId))
    .orderBy(desc(productPrices.since), desc(productPrices.id))
    .limit(1)
  return row?.priceMinor ?? null
}

async function findListPrice(
  tx: Db,
  { before, priceMinor, now }: Pick<PriceChange, 'before' | 'priceMinor' | 'now'>,
): Promise<number | null> {
  const from = new Date(now.getTime() - LIST_PRICE_WINDOW_DAYS * DAY_MS)
  const { variantId, until, priceMinor: asked, since } = productPrices
  const rows = await tx
    .select({ priceMinor: asked, since, until })
    .from(productPrices)
    .where(and(eq(variantId, before.id), or(isNull(until), gt(until, from))))
  return listPriceFor(rows, priceMinor, now)
}
