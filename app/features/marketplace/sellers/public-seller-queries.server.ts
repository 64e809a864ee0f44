import { and, asc, eq, ilike, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import type { SellerFilter } from './seller-queries.server.ts'
import { regions, sellerProfiles, sellerTotals } from '#app/features/marketplace/tables.server.ts'

/** A seller in the public API; the names are the API's. */
export interface PublicSeller {
  id: string
  slug: string
  display_name: string
  bio: string
  is_verified: boolean
  region_id: string
  profile_image_url: string | null
  regions: { id: string; name: string; country: string }
}

const PUBLIC_SELLERS_MAX = 500

/** The sellers that match, by name. Page-cache tag: `products`. */
export function listPublicSellers(db: Db, { q, region, isVerifiedOnly }: SellerFilter): Promise<PublicSeller[]> {
  const { displayName, bio, isVerified, regionId } = sellerProfiles
  const like = q && likePattern(q)
  return db
    .select({
      id: sellerProfiles.id,
      slug: sellerProfiles.slug,
      display_name: displayName,
      bio,
      is_verified: isVerified,
      region_id: regionId,
      profile_image_url: sellerProfiles.profileImageUrl,
      regions: { id: regions.id, name: regions.name, country: regions.country },
    })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, regionId))
    .where(
      and(
        isNull(sellerProfiles.closedAt),
        like ? or(ilike(displayName, like), ilike(bio, like)) : undefined,
        region ? eq(regionId, region) : undefined,
        isVerifiedOnly ? isVerified : undefined,
      ),
    )
    .orderBy(asc(displayName), asc(sellerProfiles.id))
    .limit(PUBLIC_SELLERS_MAX)
}

/** The number of active products of each seller, in the order of `listPublicSellers`. Page-cache tag: `products`. */
export function countProductsBySeller(db: Db): Promise<{ seller_id: string; product_count: number }[]> {
  return db
    .select({
      seller_id: sellerProfiles.id,
      product_count: sql<number>`coalesce(${sellerTotals.products}, 0)`,
    })
    .from(sellerProfiles)
    .leftJoin(sellerTotals, eq(sellerTotals.sellerId, sellerProfiles.id))
    .where(isNull(sellerProfiles.closedAt))
    .orderBy(asc(sellerProfiles.displayName), asc(sellerProfiles.id))
    .limit(PUBLIC_SELLERS_MAX)
}
