import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Glyph } from '#app/features/marketplace/categories.ts'
import type { DeliversTo } from '#app/features/marketplace/schema.ts'
import { deliveryRatesOf } from '#app/features/marketplace/delivery/delivery-queries.server.ts'
import type { DeliveryRate } from '#app/features/marketplace/delivery/delivery-rule.ts'
import { products, regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { itemTitle } from '#app/features/marketplace/variants/item-id.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'

/** A variant that can be ordered, with all that its price, shipment and order depend on. */
export interface ForSale {
  /** The product's id. */
  id: string
  variantId: string
  slug: string
  /** The variant's number within the product. */
  number: number
  /** Whether the product has options; a variant without options is named by the slug alone. */
  hasOptions: boolean
  /** With the values of its options. */
  title: string
  glyph: Glyph
  thumbnailUrl: string | null
  priceMinor: number
  currency: string
  stock: number
  freeShipping: boolean
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
    rates: readonly DeliveryRate[]
    holidayUntil: Date | null
    /** In rupees; null without a minimum. */
    minOrderMinor: number | null
  }
}

/** All variants of the published products among these slugs; those of one product in their order. */
export async function listForSale(db: Db, slugs: readonly string[]): Promise<ForSale[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({
      product: {
        id: products.id,
        variantId: productVariants.id,
        slug: products.slug,
        number: productVariants.number,
        title: products.title,
        glyph: products.glyph,
        thumbnailUrl: sql<string | null>`coalesce(${productVariants.thumbnailUrl}, ${products.thumbnailUrl})`,
        priceMinor: productVariants.priceMinor,
        currency: products.currency,
        stock: productVariants.stock,
        freeShipping: products.freeShipping,
        deliveryMinor: products.deliveryMinor,
        deliveryDays: products.deliveryDays,
        categoryId: products.categoryId,
      },
      options: productVariants.options,
      seller: {
        id: sellerProfiles.id,
        slug: sellerProfiles.slug,
        displayName: sellerProfiles.displayName,
        userId: sellerProfiles.userId,
        deliversTo: sellerProfiles.deliversTo,
        state: sellerProfiles.state,
        holidayUntil: sellerProfiles.holidayUntil,
        minOrderMinor: sellerProfiles.minOrderMinor,
      },
      rates: deliveryRatesOf(sellerProfiles.id),
      region: { name: regions.name, country: regions.country },
    })
    .from(products)
    .innerJoin(productVariants, and(eq(productVariants.productId, products.id), isNull(productVariants.removedAt)))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(and(inArray(products.slug, [...slugs]), products.isActive))
    .orderBy(asc(productVariants.position), asc(productVariants.number))
  return rows.map(({ product, options, seller, rates, region }) => ({
    ...product,
    title: itemTitle(product.title, options),
    hasOptions: options.length > 0,
    seller: { ...seller, place: `${region.name}, ${region.country}`, rates },
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
