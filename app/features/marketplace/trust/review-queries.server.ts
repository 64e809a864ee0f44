import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { STARS_MAX } from '#app/features/marketplace/schema.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'

export interface ReviewView {
  id: string
  stars: number
  authorName: string
  text: string
  createdAt: Date
  /** The reviewer got it by an order; false for demo reviews only. */
  isBought: boolean
  /** The seller's answer. */
  answer: string | null
  answeredAt: Date | null
}

const REVIEWS_SHOWN_MAX = 100
const OWN_REVIEWS_MAX = 200

const { id, stars, authorName, text, createdAt, orderLineId, answer, answeredAt, hiddenAt } = productReviews
const VIEW = {
  id,
  stars,
  authorName,
  text,
  createdAt,
  isBought: sql<boolean>`${orderLineId} IS NOT NULL`,
  answer,
  answeredAt,
}

/** The reviews of a product, newest first, and the number of reviews for each rating. Hidden ones are excluded. */
export async function listReviews(
  db: Db,
  { productId }: { productId: string },
): Promise<{
  reviews: ReviewView[]
  /** By stars (1 to 5): the number of reviews. */ spread: Readonly<Record<number, number>>
}> {
  const shown = and(eq(productReviews.productId, productId), isNull(hiddenAt))
  const reviews = await db
    .select(VIEW)
    .from(productReviews)
    .where(shown)
    .orderBy(desc(createdAt), asc(id))
    .limit(REVIEWS_SHOWN_MAX)
  const counted = await db.select({ stars, times: count() }).from(productReviews).where(shown).groupBy(stars)
  const none = Array.from({ length: STARS_MAX }, (_, at): [number, number] => [at + 1, 0])
  const spread = Object.fromEntries([...none, ...counted.map((row): [number, number] => [row.stars, row.times])])
  return { reviews, spread }
}

/** A review as the seller of the product sees it: also when it is hidden, with the operator's reason. */
export interface OwnShopReview extends ReviewView {
  productSlug: string
  productTitle: string
  isHidden: boolean
  hiddenReason: string | null
}

/** The reviews of the member's own shop: those without an answer first, each newest first. */
export async function listShopReviews(db: Db, { actor }: { actor: Actor }): Promise<OwnShopReview[]> {
  if (actor.kind !== 'member') return []
  return db
    .select({
      ...VIEW,
      productSlug: products.slug,
      productTitle: products.title,
      isHidden: sql<boolean>`${hiddenAt} IS NOT NULL`,
      hiddenReason: productReviews.hiddenReason,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(eq(sellerProfiles.userId, actor.userId))
    .orderBy(sql`${answer} IS NOT NULL`, desc(createdAt), asc(id))
    .limit(OWN_REVIEWS_MAX)
}

/** A member's own reviews, for the personal data export. */
export function listReviewsBy(
  db: Db,
  { userId }: { userId: string },
): Promise<{ product: string; stars: number; name: string; text: string; createdAt: Date }[]> {
  return db
    .select({ product: products.title, stars, name: authorName, text, createdAt })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.userId, userId))
    .orderBy(desc(createdAt))
}
