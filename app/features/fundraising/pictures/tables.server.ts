import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { CONSENT_WAYS } from './picture-limits.ts'

/** Pictures and films of a campaign's story. Its medium is private until everybody in it has agreed. */
export const campaignPictures = pgTable(
  'campaign_pictures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    mediaId: uuid('media_id')
      .notNull()
      .unique('campaign_pictures_media_unique')
      .references(() => media.id, { onDelete: 'cascade' }),
    alt: text('alt').notNull(),
    /** How many people can be recognised; null before the owner has said it. */
    people: integer('people'),
    isCover: boolean('is_cover').notNull().default(false),
    addedAt: timestamptz('added_at').notNull(),
  },
  (t) => [
    check('campaign_pictures_people_counted', sql`${t.people} >= 0`),
    index('campaign_pictures_campaign').on(t.campaignId),
    uniqueIndex('campaign_pictures_one_cover')
      .on(t.campaignId)
      .where(sql`${t.isCover}`),
  ],
)

/** That somebody in a picture agreed to be shown. */
export const campaignPictureConsents = pgTable(
  'campaign_picture_consents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => campaignPictures.id, { onDelete: 'cascade' }),
    /** `SealedPerson` as JSON. */
    sealedPerson: text('sealed_person').notNull(),
    way: text('way', { enum: CONSENT_WAYS }).notNull(),
    givenOn: date('given_on').notNull(),
    recordedAt: timestamptz('recorded_at').notNull(),
    withdrawnAt: timestamptz('withdrawn_at'),
  },
  (t) => [
    check('campaign_picture_consents_way_known', oneOf(t.way, CONSENT_WAYS)),
    index('campaign_picture_consents_picture').on(t.pictureId),
  ],
)
