import { and, asc, count, countDistinct, desc, eq, ilike, or, sql } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { containing } from '#app/platform/db/contains.ts'
import { canTendSellers } from './policy.ts'
import { findProductsBySlugs } from './queries.server.ts'
import { isSlug } from './schema.ts'
import { productReviews, products, regions, sellerProfiles } from './tables.server.ts'
import type { ProductRecord, RegionRecord } from './views.ts'

export const SELLERS_LISTED_MAX = 120
export const SELLERS_TENDED_MAX = 500
export const SHOP_PRODUCTS_MAX = 100

export interface SellerFilter {
  /** Part of a name or of a bio, in any case. */
  q: string | null
  /** A region's id. */
  region: string | null
  isVerifiedOnly: boolean
}

export interface SellerCard {
  slug: string
  displayName: string
  bio: string
  isVerified: boolean
  region: { name: string; country: string }
  /** Active products. */
  productCount: number
  /** Average of all reviews of her products, to one place; null with none. */
  rating: number | null
}

const productCount = sql<number>`(SELECT count(*)::int FROM ${products}
  WHERE ${products.sellerId} = ${sellerProfiles.id} AND ${products.isActive})`
const rating = sql<number | null>`(SELECT round(avg(${productReviews.stars}), 1)::float FROM ${productReviews}
  JOIN ${products} ON ${products.id} = ${productReviews.productId}
  WHERE ${products.sellerId} = ${sellerProfiles.id} AND ${products.isActive})`

const card = {
  slug: sellerProfiles.slug,
  displayName: sellerProfiles.displayName,
  bio: sellerProfiles.bio,
  isVerified: sellerProfiles.isVerified,
  region: { name: regions.name, country: regions.country },
  productCount,
  rating,
}

/** One seller with what she sells, newest first; null when there is none of this name. */
export async function findShop(
  db: Db,
  { slug }: { slug: string },
): Promise<{ seller: SellerCard; products: ProductRecord[] } | null> {
  if (!isSlug(slug)) return null
  const [seller] = await db
    .select(card)
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(eq(sellerProfiles.slug, slug))
  if (!seller) return null
  const rows = await db
    .select({ slug: products.slug })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(and(eq(sellerProfiles.slug, slug), products.isActive))
    .orderBy(desc(products.createdAt))
    .limit(SHOP_PRODUCTS_MAX)
  const slugs = rows.map((row) => row.slug)
  const found = new Map((await findProductsBySlugs(db, slugs)).map((product) => [product.slug, product]))
  return { seller, products: slugs.flatMap((name) => found.get(name) ?? []) }
}

/** Sellers who fit, the verified ones first, then by name. Page-cache tag: `products`. */
export async function listSellers(db: Db, { q, region, isVerifiedOnly }: SellerFilter): Promise<SellerCard[]> {
  const { displayName, bio, isVerified } = sellerProfiles
  const like = q && containing(q)
  return db
    .select(card)
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(
      and(
        like ? or(ilike(displayName, like), ilike(bio, like)) : undefined,
        region ? sql`${regions.id}::text = ${region}` : undefined,
        isVerifiedOnly ? isVerified : undefined,
      ),
    )
    .orderBy(desc(isVerified), asc(displayName))
    .limit(SELLERS_LISTED_MAX)
}

/** How many sell, how many of them are verified, and in how many countries. */
export async function countSellers(db: Db): Promise<{ active: number; verified: number; countries: number }> {
  const [row] = await db
    .select({
      active: sql<number>`count(*)::int`,
      verified: sql<number>`(count(*) FILTER (WHERE ${sellerProfiles.isVerified}))::int`,
      countries: countDistinct(regions.country),
    })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
  return row ?? { active: 0, verified: 0, countries: 0 }
}

/** All regions by country and name, each with how many sell there. */
export function listRegionsWithSellers(db: Db): Promise<(RegionRecord & { sellers: number })[]> {
  const { id, name, country } = regions
  return db
    .select({ id, name, country, sellers: count(sellerProfiles.id) })
    .from(regions)
    .leftJoin(sellerProfiles, eq(sellerProfiles.regionId, id))
    .groupBy(id)
    .orderBy(asc(country), asc(name))
}

/** Every seller with what is said of her, the newest first; for operators. */
export async function listAllSellers(db: Db, { actor }: { actor: Actor }) {
  if (!canTendSellers(actor)) return []
  const { slug, displayName, bio, isVerified, regionId, createdAt } = sellerProfiles
  return db
    .select({ slug, displayName, bio, isVerified, regionId, region: regions.name })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, regionId))
    .orderBy(desc(createdAt), asc(slug))
    .limit(SELLERS_TENDED_MAX)
}
