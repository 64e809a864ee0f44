import { and, eq, inArray, lt, lte } from 'drizzle-orm'
import { announceProducts } from './own-product.server.ts'
import { IMPORT_KEPT_DAYS, LIST_PRICE_SHOWN_DAYS_MAX } from '#app/features/marketplace/schema.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { productImports } from '#app/features/marketplace/trust/trust-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/**
 * Background job: ends list prices after 60 days and badges whose check expired, and deletes old import reports.
 * Idempotent, and safe on several nodes.
 */
export async function sweepListings({ db, now }: { db: Db; now: Date }): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await db.transaction((tx) => endListPrices(tx, daysAgo(LIST_PRICE_SHOWN_DAYS_MAX)))
  await db.transaction(async (tx) => {
    const ended = await tx
      .update(sellerProfiles)
      .set({ isVerified: false })
      .where(and(eq(sellerProfiles.isVerified, true), lte(sellerProfiles.verifiedUntil, now)))
      .returning({ id: sellerProfiles.id })
    if (ended.length > 0) await publish(tx, [pagesChanged(['products'])])
  })
  await db.delete(productImports).where(lt(productImports.createdAt, daysAgo(IMPORT_KEPT_DAYS)))
}

/** Ends list prices that have been shown since before this time. The products are locked first, in the order of their ids. */
async function endListPrices(tx: Db, before: Date): Promise<void> {
  const { productId, listPriceSince } = productVariants
  const isOver = lte(listPriceSince, before)
  const due = await tx
    .select({ slug: products.slug, id: products.id })
    .from(products)
    .where(inArray(products.id, tx.select({ productId }).from(productVariants).where(isOver)))
    .orderBy(products.id)
    .for('no key update')
  if (due.length === 0) return
  const ids = due.map(({ id }) => id)
  await tx
    .update(productVariants)
    .set({ listPriceMinor: null, listPriceSince: null })
    .where(and(inArray(productId, ids), isOver))
  await announceProducts(
    tx,
    due.map(({ slug }) => slug),
  )
}
