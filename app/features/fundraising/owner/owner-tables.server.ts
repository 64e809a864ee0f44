import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { CHANGED_PARTS } from './schema.ts'
import { campaigns, campaignUpdates, contributions } from '#app/features/fundraising/tables.server.ts'
import { media } from '#app/features/media/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'

/** A campaign is paused while it has a row here that was not resumed and whose last day is not over. */
export const campaignPauses = pgTable(
  'campaign_pauses',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    pausedAt: timestamptz('paused_at').notNull(),
    until: timestamptz('until').notNull(),
    /** Shown on the page. */
    reason: text('reason').notNull(),
    pausedBy: uuid('paused_by'),
    resumedAt: timestamptz('resumed_at'),
  },
  (t) => [
    check('campaign_pauses_end_after_start', sql`${t.until} > ${t.pausedAt}`),
    uniqueIndex('campaign_pauses_one_open')
      .on(t.campaignId)
      .where(sql`${t.resumedAt} IS NULL`),
  ],
)

/** What the owner changed on the public page. Rows are not changed; they are deleted only with the owner's account. */
export const campaignChanges = pgTable(
  'campaign_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    part: text('part', { enum: CHANGED_PARTS }).notNull(),
    /** The value of the column before; of an end date its ISO text, of a story its `StoryText`. */
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    /** Shown to supporters. */
    reason: text('reason').notNull(),
    changedBy: uuid('changed_by'),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    check('campaign_changes_part_known', oneOf(t.part, CHANGED_PARTS)),
    index('campaign_changes_latest').on(t.campaignId, t.id.desc()),
  ],
)

/** Pictures of an update, in their order. */
export const campaignUpdatePictures = pgTable(
  'campaign_update_pictures',
  {
    updateId: uuid('update_id')
      .notNull()
      .references(() => campaignUpdates.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    mediaId: uuid('media_id')
      .notNull()
      .unique('campaign_update_pictures_media_unique')
      .references(() => media.id, { onDelete: 'cascade' }),
    caption: text('caption').notNull(),
  },
  (t) => [primaryKey({ columns: [t.updateId, t.position] })],
)

/** A message to supporters who agreed to updates: an update, or thanks. A job sends it in batches. */
export const campaignMessages = pgTable(
  'campaign_messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** The form's idempotency key. */
    formKey: text('form_key').notNull(),
    /** Null for thanks. */
    updateId: uuid('update_id').references(() => campaignUpdates.id, { onDelete: 'cascade' }),
    /** The words of thanks; null for an update. */
    thanks: text('thanks'),
    /** Thanks for one gift; null for all. */
    contributionId: uuid('contribution_id').references(() => contributions.id),
    sentBy: uuid('sent_by'),
    createdAt: timestamptz('created_at').notNull(),
    /** The last gift that was considered; gifts are considered in the order of their ids. */
    cursor: uuid('cursor'),
    doneAt: timestamptz('done_at'),
  },
  (t) => [
    unique('campaign_messages_once').on(t.campaignId, t.formKey),
    check('campaign_messages_one_text', sql`(${t.updateId} IS NULL) <> (${t.thanks} IS NULL)`),
    index('campaign_messages_of_gift')
      .on(t.contributionId)
      .where(sql`${t.contributionId} IS NOT NULL`),
    index('campaign_messages_unsent')
      .on(t.createdAt)
      .where(sql`${t.doneAt} IS NULL`),
  ],
)

/** Each download of the list of supporters, for ever. */
export const campaignDownloads = pgTable(
  'campaign_downloads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    byUserId: uuid('by_user_id'),
    withContacts: boolean('with_contacts').notNull(),
    gifts: integer('gifts').notNull(),
    at: timestamptz('at').notNull(),
  },
  (t) => [index('campaign_downloads_latest').on(t.campaignId, t.at.desc())],
)
