import type { listReviews } from '#app/features/marketplace/trust/review-queries.server.ts'
import { formatDate } from '#app/platform/dates.ts'

export type ReviewsView = ReturnType<typeof reviewsView>

const WHOLE = 100
const STARS = [5, 4, 3, 2, 1] as const

/** Reviews in finished words, and how many gave how many stars, from five down. */
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
