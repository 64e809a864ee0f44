import { photoThumbs } from '#app/features/marketplace/review-photos/photo-thumbs.server.ts'
import type { listReviews } from '#app/features/marketplace/trust/review-queries.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import { signInHref } from '#app/platform/session/sign-in-href.ts'
import { formatDate } from '#app/platform/time/dates.ts'

export type ReviewsView = ReturnType<typeof reviewsView>
export type ReviewItem = ReviewsView['list'][number]

const WHOLE = 100
const STARS = [5, 4, 3, 2, 1] as const

/** Reviews with all text formatted, and the number of reviews for each rating, from five stars down. */
export function reviewsView(
  { reviews, hasMore, spread }: Awaited<ReturnType<typeof listReviews>>,
  { slug, page, actor }: { slug: string; page: number; actor: Actor },
) {
  const all = STARS.reduce((sum, stars) => sum + (spread[stars] ?? 0), 0)
  return {
    spread: STARS.map((stars) => {
      const count = spread[stars] ?? 0
      return { stars, count, share: all === 0 ? 0 : Math.round((count * WHOLE) / all) }
    }),
    page,
    hasMore,
    /** For a visitor: the sign-in, which returns to the reviews. */
    signIn: actor.kind === 'member' ? null : signInHref(`/product/${slug}#reviews`),
    list: reviews.map(({ createdAt, answeredAt: _answeredAt, photos, ...review }) => ({
      ...review,
      date: formatDate(createdAt),
      photos: photoThumbs(photos),
    })),
  }
}
