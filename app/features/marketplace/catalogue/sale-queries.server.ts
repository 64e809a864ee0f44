import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { DeliversTo, Glyph } from '#app/features/marketplace/schema.ts'
import { products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'

/** A product that can be ordered, with all that its price, shipment and order depend on. */
export interface ForSale {
  id: string
  slug: string
  title: string
  glyph: Glyph
  thumbnailUrl: string | null
  priceMinor: number
  currency: string
  stock: number
  deliveryMinor: number
  deliveryDays: number
  categoryId: string
  seller: {
    id: string
    slug: string
    displayName: string
    place: string
    /** The seller's account; null while operators run the shop. */
    userId: string | null
    deliversTo: DeliversTo
    state: string | null
  }
}

/** The published products among these slugs, in no particular order. */
export async function listForSale(db: Db, slugs: readonly string[]): Promise<ForSale[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({
      product: {
        id: products.id,
        slug: products.slug,
        title: products.title,
        glyph: products.glyph,
        thumbnailUrl: products.thumbnailUrl,
        priceMinor: products.priceMinor,
        currency: products.currency,
        stock: products.stock,
        deliveryMinor: products.deliveryMinor,
        deliveryDays: products.deliveryDays,
        categoryId: products.categoryId,
      },
      seller: {
        id: sellerProfiles.id,
        slug: sellerProfiles.slug,
        displayName: sellerProfiles.displayName,
        userId: sellerProfiles.userId,
        deliversTo: sellerProfiles.deliversTo,
        state: sellerProfiles.state,
      },
      region: { name: regions.name, country: regions.country },
    })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(and(inArray(products.slug, [...slugs]), products.isActive))
  return rows.map(({ product, seller, region }) => ({
    ...product,
    seller: { ...seller, place: `${region.name}, ${region.country}` },
  }))
}

/**
 * Locks these products until the transaction ends. Always in the order of their ids, so that two orders cannot
 * deadlock.
 */
export async function lockProducts(tx: Db, slugs: readonly string[]): Promise<void> {
  if (slugs.length === 0) return
  await tx
    .select({ id: products.id })
    .from(products)
    .where(inArray(products.slug, [...slugs]))
    .orderBy(products.id)
    .for('no key update')
}
