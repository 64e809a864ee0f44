import { pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { listMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import { type Actor, userIdOf, VISITOR } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { canVoteOn } from '#app/features/marketplace/policy.ts'
import { STARS_MAX } from '#app/features/marketplace/schema.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { reviewPhotos, reviewVotes } from './review-tables.server.ts'

interface ReviewView {
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
  photos: MediaView[]
  /** How many members found it helpful. */
  helpful: number
}

/** A review as a viewer of the product's page reads it. */
export interface ShownReview extends ReviewView {
  canVote: boolean
  /** The viewer found it helpful. */
  isVoted: boolean
}

const REVIEWS_PER_PAGE = 20
const OWN_REVIEWS_PER_PAGE = 30

const { id, stars, authorName, text, createdAt, orderLineId, answer, answeredAt, hiddenAt } = productReviews
const helpful = sql<number>`(SELECT count(*) FROM ${reviewVotes} WHERE ${reviewVotes.reviewId} = ${id})`.mapWith(Number)
const VIEW = {
  id,
  stars,
  authorName,
  text,
  createdAt,
  isBought: sql<boolean>`${orderLineId} IS NOT NULL`,
  answer,
  answeredAt,
  helpful,
}

/**
 * A page of the reviews of a product, the most helpful first, then the newest, and the number of all for each rating.
 * Hidden ones are excluded.
 */
export async function listReviews(
  db: Db,
  { productId, actor = VISITOR, page = 1 }: { productId: string | SQLWrapper; actor?: Actor; page?: number },
): Promise<{
  reviews: ShownReview[]
  hasMore: boolean
  /** By stars (1 to 5): the number of reviews. */ spread: Readonly<Record<number, number>>
}> {
  const shown = and(eq(productReviews.productId, productId), isNull(hiddenAt))
  const { limit, offset } = rangeOf({ page, perPage: REVIEWS_PER_PAGE })
  const listed = db
    .select({ ...VIEW, reviewerId: productReviews.userId, sellerUserId: sellerProfiles.userId })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(shown)
    .orderBy(desc(helpful), desc(createdAt), asc(id))
    .limit(limit)
    .offset(offset)
  const [found, photos, voted, counted] = await Promise.all([
    listed,
    readPhotos(db, shown),
    listVoted(db, { shown, userId: userIdOf(actor) }),
    db.select({ stars, times: count() }).from(productReviews).where(shown).groupBy(stars),
  ])
  const { rows, hasMore } = pageOf(found, REVIEWS_PER_PAGE)
  const reviews = withPhotos(rows, photos).map(({ reviewerId, sellerUserId, ...review }) => ({
    ...review,
    canVote: canVoteOn(actor, { reviewerId, sellerUserId }),
    isVoted: voted.has(review.id),
  }))
  const none = Array.from({ length: STARS_MAX }, (_, at): [number, number] => [at + 1, 0])
  const spread = Object.fromEntries([...none, ...counted.map((row): [number, number] => [row.stars, row.times])])
  return { reviews, hasMore, spread }
}

async function listVoted(
  db: Db,
  { shown, userId }: { shown: SQL | undefined; userId: string | null },
): Promise<ReadonlySet<string>> {
  if (userId === null) return new Set()
  const rows = await db
    .select({ reviewId: reviewVotes.reviewId })
    .from(reviewVotes)
    .innerJoin(productReviews, eq(id, reviewVotes.reviewId))
    .where(and(eq(reviewVotes.userId, userId), shown))
  return new Set(rows.map(({ reviewId }) => reviewId))
}

type Photos = Awaited<ReturnType<typeof readPhotos>>

/** The pictures of these reviews, and which review has which. */
async function readPhotos(db: Db, reviews: SQL | undefined) {
  const ofReviews = db.select({ id }).from(productReviews).where(reviews)
  const { reviewId, mediaId, position } = reviewPhotos
  const isOfReview = inArray(reviewId, ofReviews)
  const [links, media] = await Promise.all([
    db.select().from(reviewPhotos).where(isOfReview).orderBy(asc(reviewId), asc(position)),
    listMedia(db, db.select({ mediaId }).from(reviewPhotos).where(isOfReview)),
  ])
  return { links: Map.groupBy(links, (link) => link.reviewId), media }
}

const withPhotos = <Row extends { id: string }>(rows: readonly Row[], { links, media }: Photos) =>
  rows.map((row) => ({
    ...row,
    photos: (links.get(row.id) ?? []).flatMap(({ mediaId }): MediaView | MediaView[] => media.get(mediaId) ?? []),
  }))

/** A review as the seller of the product sees it: also when it is hidden, with the operator's reason. */
export interface OwnShopReview extends ReviewView {
  productSlug: string
  productTitle: string
  isHidden: boolean
  hiddenReason: string | null
}

/** A page of the reviews of the member's own shop: those without an answer first, each newest first. */
export async function listShopReviews(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<{ reviews: OwnShopReview[]; hasMore: boolean }> {
  if (actor.kind !== 'member') return { reviews: [], hasMore: false }
  const order = [sql`${answer} IS NOT NULL`, desc(createdAt), asc(id)]
  const { limit, offset } = rangeOf({ page, perPage: OWN_REVIEWS_PER_PAGE })
  const listed = db
    .select({ id })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(eq(sellerProfiles.userId, actor.userId))
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const shown = inArray(id, listed)
  const rows = db
    .select({
      ...VIEW,
      productSlug: products.slug,
      productTitle: products.title,
      isHidden: sql<boolean>`${hiddenAt} IS NOT NULL`,
      hiddenReason: productReviews.hiddenReason,
    })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(shown)
    .orderBy(...order)
  const found = withPhotos(...(await Promise.all([rows, readPhotos(db, shown)])))
  const { rows: reviews, hasMore } = pageOf(found, OWN_REVIEWS_PER_PAGE)
  return { reviews, hasMore }
}

/** A member's own reviews, for the personal data export. Their photos are among the uploads. */
export function listReviewsBy(
  db: Db,
  { userId }: { userId: string },
): Promise<{ product: string; stars: number; name: string; text: string; answer: string | null; createdAt: Date }[]> {
  return db
    .select({ product: products.title, stars, name: authorName, text, answer: productReviews.answer, createdAt })
    .from(productReviews)
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(productReviews.userId, userId))
    .orderBy(desc(createdAt))
}

/** The reviews that a member found helpful, for the personal data export. */
export function listVotesBy(db: Db, { userId }: { userId: string }): Promise<{ product: string; createdAt: Date }[]> {
  return db
    .select({ product: products.title, createdAt: reviewVotes.createdAt })
    .from(reviewVotes)
    .innerJoin(productReviews, eq(productReviews.id, reviewVotes.reviewId))
    .innerJoin(products, eq(products.id, productReviews.productId))
    .where(eq(reviewVotes.userId, userId))
    .orderBy(desc(reviewVotes.createdAt))
}
