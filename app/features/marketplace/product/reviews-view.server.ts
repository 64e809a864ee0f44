import type { listReviews } from '#app/features/marketplace/trust/review-queries.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'

export type ReviewsView = ReturnType<typeof reviewsView>

const WHOLE = 100
const STARS = [5, 4, 3, 2, 1] as const

/** Reviews with all text formatted, and the number of reviews for each rating, from five stars down. */
export function reviewsView({ reviews, spread }: Awaited<ReturnType<typeof listReviews>>) {
  const all = STARS.reduce((sum, stars) => sum + (spread[stars] ?? 0), 0)
  return {
    spread: STARS.map((stars) => {
      const count = spread[stars] ?? 0
      return { stars, count, share: all === 0 ? 0 : Math.round((count * WHOLE) / all) }
    }),
    list: reviews.map(({ id, stars, authorName, text, createdAt, isBought, answer }) => {
      return { id, stars, authorName, text, isBought, answer, date: formatDate(createdAt) }
    }),
  }
}
