import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { REVIEW_PHOTOS_MAX } from '#app/features/marketplace/schema.ts'
import { productReviews } from '#app/features/marketplace/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { timestamptz } from '#app/platform/db/columns.ts'

/** Photos of a review, in their order. */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .unique('review_photos_media_unique')
      .references(() => media.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.position] }),
    check('review_photos_position', sql.raw(`position BETWEEN 0 AND ${REVIEW_PHOTOS_MAX - 1}`)),
  ],
)

/** Members who found a review helpful. The rows are the count. */
export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => productReviews.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.reviewId, t.userId] }), index('review_votes_of_user').on(t.userId)],
)
