import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, timestamptz } from '#app/platform/db/columns.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'

/**
 * What campaigns are found, filtered and sorted by: one narrow row for each, so that a list reads neither texts nor
 * gifts. Triggers write it; the nightly data check compares it with the campaigns and their gifts.
 */
export const campaignFinding = pgTable(
  'campaign_finding',
  {
    campaignId: uuid('campaign_id')
      .primaryKey()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    /** From the MD5 hash of the id, 0 to 2^32 - 1: the campaigns take turns in this order. */
    ring: bigint('ring', { mode: 'number' }).notNull(),
    /** What searches look into, in small letters. */
    search: text('search').notNull(),
    cause: text('cause').notNull(),
    /** The last part of the location in small letters; it may be no State. */
    state: text('state').notNull(),
    createdAt: timestamptz('created_at').notNull(),
    endsAt: timestamptz('ends_at'),
    isClosed: boolean('is_closed').notNull().default(false),
    goalMinor: minorUnits('goal_minor').notNull(),
    /** Sum and number of the gifts that count. */
    raisedMinor: minorUnits('raised_minor').notNull().default(0),
    gifts: integer('gifts').notNull().default(0),
  },
  (t) => [
    index('campaign_finding_cause').on(t.cause),
    index('campaign_finding_state').on(t.state),
    index('campaign_finding_text').using('gin', sql`${t.search} gin_trgm_ops`),
  ],
)

/** The words of each campaign in phonetic form, for searches that tolerate other spellings. Written by a trigger. */
export const campaignWords = pgTable(
  'campaign_words',
  {
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
  },
  (t) => [
    primaryKey({ name: 'campaign_words_once', columns: [t.campaignId, t.word] }),
    index('campaign_words_word').on(t.word, t.campaignId),
    index('campaign_words_near').using('gin', sql`${t.word} gin_trgm_ops`),
  ],
)
