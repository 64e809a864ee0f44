import { pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { and, asc, count, countDistinct, desc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import { SHOP_PRODUCTS_PER_PAGE } from '#app/features/marketplace/catalogue/product-statements.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import { byName } from '#app/platform/language/by-name.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import type { CheckView } from '#app/features/marketplace/trust/check.ts'
import { cardInReadersLanguage } from '#app/features/marketplace/catalogue/translated-product-queries.server.ts'
import { listShopProducts } from '#app/features/marketplace/queries.server.ts'
import { isSlug } from '#app/features/marketplace/schema.ts'
import { listDeliveryRates } from '#app/features/marketplace/delivery/delivery-queries.server.ts'
import type { DeliveryTerms } from '#app/features/marketplace/delivery/delivery-rule.ts'
import { together } from '#app/platform/db/together.server.ts'
import { holidayOf } from './holiday.ts'
import { smallPortrait } from './portrait.server.ts'
import { checksInForce } from '#app/features/marketplace/trust/seller-check-rows.server.ts'
import { products, regions, sellerProfiles, sellerTotals } from '#app/features/marketplace/tables.server.ts'
import {
  findVersions,
  inReadersLanguage,
  type WrittenInView,
  writtenInView,
} from '#app/features/translations/queries.server.ts'
import { shopTexts } from './shop-texts.ts'
import type { ProductRecord, RegionRecord } from '#app/features/marketplace/views.ts'

const SELLERS_PER_PAGE = 48

export interface SellerFilter {
  /** Part of a name or bio, case-insensitive. */
  q: string | null
  /** A region's id. */
  region: string | null
  isVerifiedOnly: boolean
}

export interface SellerCard {
  id: string
  slug: string
  displayName: string
  bio: string
  isVerified: boolean
  region: { name: string; country: string }
  /** Active products. */
  productCount: number
  /** The average of all reviews of the seller's products, to one decimal; null without reviews. */
  rating: number | null
  /** The number of these reviews. */
  reviewCount: number
  /** The checks in force, one of each kind. */
  checks: readonly CheckView[]
  portrait: MediaView | null
}

export interface ShopSeller extends SellerCard, DeliveryTerms {
  since: Date
  /** The seller in their own words. */
  voice: string | null
  holiday: ReturnType<typeof holidayOf>
  /** In rupees; null without a minimum. */
  minOrderMinor: number | null
}

/** Closed shops are in no public list. */
const isOpen = isNull(sellerProfiles.closedAt)

const card = {
  id: sellerProfiles.id,
  slug: sellerProfiles.slug,
  displayName: sellerProfiles.displayName,
  bio: sellerProfiles.bio,
  isVerified: sellerProfiles.isVerified,
  profileImageId: sellerProfiles.profileImageId,
  region: { name: regions.name, country: regions.country },
  productCount: sql<number>`coalesce(${sellerTotals.products}, 0)`,
  rating: sql<number | null>`round(${sellerTotals.stars}::numeric / nullif(${sellerTotals.reviews}, 0), 1)::float`,
  reviewCount: sql<number>`coalesce(${sellerTotals.reviews}, 0)`,
}

interface Shop {
  seller: ShopSeller
  writtenIn: WrittenInView | null
  products: ProductRecord[]
  hasMore: boolean
}

/**
 * One seller with a page of their products, newest first, in the reader's language; null for an unknown slug. Page-cache
 * tag: `products`.
 */
export async function findShop(
  db: Db,
  { slug, now, page = 1 }: { slug: string; now: Date; page?: number },
): Promise<Shop | null> {
  if (!isSlug(slug)) return null
  const { createdAt, state, deliversTo, voice, holidayUntil, holidayNote, minOrderMinor } = sellerProfiles
  const read = together(db)
  const { offset } = rangeOf({ page, perPage: SHOP_PRODUCTS_PER_PAGE })
  const ofShop = and(eq(sellerProfiles.slug, slug), isOpen)
  const shop = read
    .select({ ...card, since: createdAt, state, deliversTo, voice, holidayUntil, holidayNote, minOrderMinor })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .leftJoin(sellerTotals, eq(sellerTotals.sellerId, sellerProfiles.id))
    .where(ofShop)
  const ids = db.select({ id: sellerProfiles.id }).from(sellerProfiles).where(ofShop)
  const portraitIds = db.select({ id: sellerProfiles.profileImageId }).from(sellerProfiles).where(ofShop)
  const sold = db
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.sellerId} = (${ids})`, products.isActive))
    .orderBy(desc(products.createdAt), desc(products.id))
    .limit(SHOP_PRODUCTS_PER_PAGE)
    .offset(offset)
  const [[row], checks, portraits, rates, shown, versions] = await Promise.all([
    shop,
    checksInForce(read, { sellerIds: ids, now }),
    listMedia(read, portraitIds),
    listDeliveryRates(read, ids),
    listShopProducts(db, { slug, offset }),
    findVersions(read, sql`(${ids} UNION ALL ${sold})`),
  ])
  if (!row) return null
  const { rows: sale, hasMore } = pageOf(shown, SHOP_PRODUCTS_PER_PAGE)
  const { profileImageId, holidayUntil: until, holidayNote: note, ...seller } = row
  const holiday = holidayOf({ holidayUntil: until, holidayNote: note }, now)
  const { bio, voice: said } = inReadersLanguage(shopTexts(row), row.id, versions)
  return {
    seller: {
      ...seller,
      bio,
      voice: said || null,
      checks: checks.get(row.id) ?? [],
      portrait: portraits.get(profileImageId ?? '') ?? null,
      holiday,
      rates: rates.get(row.id) ?? [],
    },
    writtenIn: writtenInView(shopTexts(row), { id: row.id, path: `/sellers/${slug}` }, versions),
    products: sale.map((product) => cardInReadersLanguage(product, versions)),
    hasMore,
  }
}

/**
 * A page of the sellers that match, verified ones first, then by name, within the page as readers sort it. Page-cache
 * tag: `products`.
 */
export async function listSellers(
  db: Db,
  { q, region, isVerifiedOnly, now, page = 1 }: SellerFilter & { now: Date; page?: number },
): Promise<{ sellers: SellerCard[]; hasMore: boolean }> {
  const { displayName, bio, isVerified } = sellerProfiles
  const like = q && likePattern(q)
  const read = together(db)
  const { limit, offset } = rangeOf({ page, perPage: SELLERS_PER_PAGE })
  const listed = read
    .select(card)
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .leftJoin(sellerTotals, eq(sellerTotals.sellerId, sellerProfiles.id))
    .where(
      and(
        isOpen,
        like ? or(ilike(displayName, like), ilike(bio, like)) : undefined,
        region ? sql`${regions.id}::text = ${region}` : undefined,
        isVerifiedOnly ? isVerified : undefined,
      ),
    )
    .orderBy(desc(isVerified), asc(displayName), asc(sellerProfiles.id))
    .limit(limit)
    .offset(offset)
  const found = listed.as('found')
  const ids = db.select({ id: found.id }).from(found)
  const [rows, checks, portraits, versions] = await Promise.all([
    listed,
    checksInForce(read, { sellerIds: ids, now }),
    listMedia(read, db.select({ id: found.profileImageId }).from(found)),
    findVersions(read, ids),
  ])
  const { rows: onPage, hasMore } = pageOf(rows, SELLERS_PER_PAGE)
  const shown = onPage.map((row) => ({ ...row, ...inReadersLanguage({ bio: row.bio }, row.id, versions) }))
  const byOwnName = byName<(typeof rows)[number]>((row) => row.displayName)
  const sorted = shown.toSorted((a, b) => Number(b.isVerified) - Number(a.isVerified) || byOwnName(a, b))
  const sellers = sorted.map(({ profileImageId, ...row }) => ({
    ...row,
    checks: checks.get(row.id) ?? [],
    portrait: smallPortrait(portraits.get(profileImageId ?? '')),
  }))
  return { sellers, hasMore }
}

/** The checks of one seller that are in force. Page-cache tag: `products`. */
export async function listChecks(
  db: Db,
  { sellerId, now }: { sellerId: string; now: Date },
): Promise<readonly CheckView[]> {
  return (await checksInForce(db, { sellerIds: [sellerId], now })).get(sellerId) ?? []
}

/** The number of sellers, of verified ones, and of their countries. */
export async function countSellers(db: Db): Promise<{ active: number; verified: number; countries: number }> {
  const [row] = await db
    .select({
      active: sql<number>`count(*)::int`,
      verified: sql<number>`(count(*) FILTER (WHERE ${sellerProfiles.isVerified}))::int`,
      countries: countDistinct(regions.country),
    })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(isOpen)
  return row ?? { active: 0, verified: 0, countries: 0 }
}

/** All regions by country and name, each with its number of sellers. */
export function listRegionsWithSellers(db: Db): Promise<(RegionRecord & { sellers: number })[]> {
  const { id, name, country } = regions
  return db
    .select({ id, name, country, sellers: count(sellerProfiles.id) })
    .from(regions)
    .leftJoin(sellerProfiles, eq(sellerProfiles.regionId, id))
    .groupBy(id)
    .orderBy(asc(country), asc(name))
}

/** The States that sellers send from, by name. */
export async function listSellerStates(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    SELECT state FROM jsonb_array_elements_text(${JSON.stringify(INDIAN_STATES)}::jsonb) WITH ORDINALITY known(state, n)
     WHERE EXISTS (SELECT FROM seller_profiles s WHERE s.state = known.state AND s.closed_at IS NULL) ORDER BY n`)
  return rows.map(({ state }) => state)
}
