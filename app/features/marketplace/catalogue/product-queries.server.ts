import { and, asc, between, desc, eq, gt, inArray, isNotNull, isNull, ne, sql, type SQLWrapper, sum } from 'drizzle-orm'
import { listMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { FssaiCheck } from '#app/features/marketplace/listing-requirements/fssai-queries.server.ts'
import { fssaiChecks } from '#app/features/marketplace/listing-requirements/requirement-tables.server.ts'
import { findProduct, listMoreBySeller } from '#app/features/marketplace/queries.server.ts'
import { type CheckKind, type Fact, isSlug } from '#app/features/marketplace/schema.ts'
import { listDeliveryRates } from '#app/features/marketplace/delivery/delivery-queries.server.ts'
import type { DeliveryTerms } from '#app/features/marketplace/delivery/delivery-rule.ts'
import { holidayOf } from '#app/features/marketplace/sellers/holiday.ts'
import { smallPortrait } from '#app/features/marketplace/sellers/portrait.server.ts'
import {
  productPhotos,
  products,
  regions,
  sellerProfiles,
  sellerTotals,
} from '#app/features/marketplace/tables.server.ts'
import { uuidRange } from '#app/platform/db/uuid-range.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { sellerChecks } from '#app/features/marketplace/trust/trust-tables.server.ts'
import { MORE_BY_SELLER_MAX } from './product-statements.server.ts'
import { cardInReadersLanguage } from '#app/features/marketplace/catalogue/translated-product-queries.server.ts'
import { factsWith, productTexts } from '#app/features/marketplace/listing/product-texts.ts'
import { shopTexts } from '#app/features/marketplace/sellers/shop-texts.ts'
import {
  findVersions,
  inReadersLanguage,
  type WrittenInView,
  writtenInView,
} from '#app/features/translations/queries.server.ts'
import type { ProductRecord } from '#app/features/marketplace/views.ts'

interface ProductPhoto extends MediaView {
  alt: string
}

/** A check of the seller that is in force, and when it ends. */
interface ValidCheck {
  kind: CheckKind
  note: string
  checkedAt: Date
  validUntil: Date
}

/** Everything that a product's page shows beside its reviews. Texts of the seller are in the reader's language. */
export interface ProductPageView {
  product: ProductRecord
  writtenIn: WrittenInView | null
  facts: Partial<Record<Fact, string>>
  /** The comparison of its FSSAI number with the register, if any; it may have ended. */
  fssaiCheck: FssaiCheck | null
  /** When the list price of a variant stopped being charged, by its id; absent when this is unknown. */
  listPricesUntil: ReadonlyMap<string, Date>
  photos: ProductPhoto[]
  maker: {
    id: string
    slug: string
    name: string
    place: string
    bio: string
    /** The seller in their own words. */
    voice: string | null
    portrait: MediaView | null
    isVerified: boolean
    /** One of each kind, in the order in which they were made. */
    checks: ValidCheck[]
  }
  /** How the product is sent where the seller has no rate of delivery. */
  parcel: { freeShipping: boolean; deliveryMinor: number; deliveryDays: number }
  /** Where and how the seller delivers. */
  terms: DeliveryTerms
  /** Until when nothing can be ordered, with the seller's note. */
  holiday: ReturnType<typeof holidayOf>
  /** In rupees; null without a minimum. */
  minOrderMinor: number | null
  /** The newest other products of the seller. */
  more: ProductRecord[]
}

const isForSale = (slug: string) => and(eq(products.slug, slug), products.isActive)

/** An SQL query of the id of a product for sale, for what is read together with its page. */
export const idForSale = (db: Db, slug: string) => db.select({ id: products.id }).from(products).where(isForSale(slug))

const isCheckOfNumber = and(
  eq(fssaiChecks.sellerId, products.sellerId),
  eq(fssaiChecks.number, sql`${products.facts} ->> 'fssai'`),
)

const parcel = {
  freeShipping: products.freeShipping,
  deliveryMinor: products.deliveryMinor,
  deliveryDays: products.deliveryDays,
}

/**
 * A product for sale with its photos, its seller and their other products; null when it is not for sale. `read`: what its
 * caller reads together with other things.
 */
export async function findProductPage(
  db: Db,
  { slug, now }: { slug: string; now: Date },
  read = together(db),
): Promise<ProductPageView | null> {
  if (!isSlug(slug)) return null
  const isAsked = isForSale(slug)
  const ofProduct = idForSale(db, slug)
  const ofSeller = db.select({ id: products.sellerId }).from(products).where(isAsked)
  const ofMore = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sellerId, ofSeller), products.isActive, ne(products.slug, slug)))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(MORE_BY_SELLER_MAX)
  const portraitIds = db
    .select({ id: sellerProfiles.profileImageId })
    .from(sellerProfiles)
    .where(inArray(sellerProfiles.id, ofSeller))
  const [product, more, [row], photos, portraits, checks, listPricesUntil, rates, versions] = await Promise.all([
    findProduct(db, slug),
    listMoreBySeller(db, slug),
    readRow(read, slug),
    listPhotos(read, ofProduct),
    listMedia(read, portraitIds),
    listValidChecks(read, { sellerId: ofSeller, now }),
    readListPriceEnds(read, ofProduct),
    listDeliveryRates(read, ofSeller),
    findVersions(read, sql`(${ofProduct} UNION ALL ${ofSeller} UNION ALL ${ofMore})`),
  ])
  if (!product || !row) return null
  const { seller, region, facts, fssaiCheck } = row
  const original = productTexts({ ...product, facts })
  const texts = inReadersLanguage(original, product.id, versions)
  const { bio, voice } = inReadersLanguage(shopTexts(seller), seller.id, versions)
  return {
    product: { ...product, title: texts.title, description: texts.description },
    writtenIn: writtenInView(original, { id: product.id, path: `/product/${slug}` }, versions),
    facts: factsWith(facts, texts),
    fssaiCheck,
    listPricesUntil,
    photos,
    maker: {
      id: seller.id,
      slug: seller.slug,
      name: seller.displayName,
      place: `${region.name}, ${region.country}`,
      bio,
      voice: voice || null,
      portrait: smallPortrait(portraits.get(seller.profileImageId ?? '')),
      isVerified: seller.isVerified,
      checks,
    },
    parcel: row.parcel,
    terms: { deliversTo: seller.deliversTo, state: seller.state, rates: rates.get(seller.id) ?? [] },
    holiday: holidayOf(seller, now),
    minOrderMinor: seller.minOrderMinor,
    more: more.map((each) => cardInReadersLanguage(each, versions)),
  }
}

/** The number of products for sale. */
export async function countForSale(db: Db): Promise<number> {
  const [row] = await db.select({ products: sum(sellerTotals.products).mapWith(Number) }).from(sellerTotals)
  return row?.products ?? 0
}

/** The slugs of the products for sale whose ids begin with these hexadecimal digits, for the sitemaps. */
export async function listProductSlugs(
  db: Db,
  { digits, limit }: { digits: string; limit: number },
): Promise<string[]> {
  const { first, last } = uuidRange(digits)
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(products.isActive, between(products.id, first, last)))
    .orderBy(asc(products.id))
    .limit(limit)
  return rows.map(({ slug }) => slug)
}

/** The title of a paused listing, so that its page can suggest others; null for drafts, which were never public. */
export async function findPausedTitle(db: Db, { slug }: { slug: string }): Promise<string | null> {
  if (!isSlug(slug)) return null
  const [row] = await db
    .select({ title: products.title, publishedAt: products.publishedAt, withdrawnAt: products.withdrawnAt })
    .from(products)
    .where(eq(products.slug, slug))
  return row?.publishedAt && !row.withdrawnAt ? row.title : null
}

const readRow = (db: Db, slug: string) =>
  db
    .select({
      facts: products.facts,
      parcel,
      seller: sellerProfiles,
      region: regions,
      fssaiCheck: { checkedAt: fssaiChecks.checkedAt, validUntil: fssaiChecks.validUntil },
    })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .leftJoin(fssaiChecks, isCheckOfNumber)
    .where(isForSale(slug))

async function listPhotos(db: Db, ofProduct: SQLWrapper): Promise<ProductPhoto[]> {
  const { mediaId, alt, productId, position } = productPhotos
  const isOfProduct = eq(productId, ofProduct)
  const [rows, found] = await Promise.all([
    db.select({ mediaId, alt }).from(productPhotos).where(isOfProduct).orderBy(asc(position)),
    listMedia(db, db.select({ mediaId }).from(productPhotos).where(isOfProduct)),
  ])
  return rows.flatMap(({ mediaId, alt }) => {
    const photo = found.get(mediaId)
    return photo?.kind === 'image' ? [{ ...photo, alt }] : []
  })
}

async function readListPriceEnds(db: Db, productId: SQLWrapper): Promise<Map<string, Date>> {
  const { id, listPriceSince } = productVariants
  const rows = await db
    .select({ id, listPriceSince })
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNotNull(listPriceSince)))
  return new Map(rows.flatMap((row) => (row.listPriceSince ? [[row.id, row.listPriceSince] as const] : [])))
}

async function listValidChecks(db: Db, { sellerId, now }: { sellerId: SQLWrapper; now: Date }): Promise<ValidCheck[]> {
  const { kind, note, checkedAt, validUntil, revokedAt } = sellerChecks
  const rows = await db
    .select({ kind, note, checkedAt, validUntil })
    .from(sellerChecks)
    .where(and(eq(sellerChecks.sellerId, sellerId), isNull(revokedAt), gt(validUntil, now)))
    .orderBy(asc(checkedAt))
  return [...new Map(rows.map((row) => [row.kind, row])).values()]
}
