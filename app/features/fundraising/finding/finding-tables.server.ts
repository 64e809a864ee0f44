import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { minorUnits, timestamptz, tsvector } from '#app/platform/db/columns.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'

/**
 * The totals of each campaign, and what it is found, filtered and sorted by, so that neither a list nor a page reads all
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
    /** The words of it in phonetic form (`market_sounds`), for searches in other spellings. */
    sounds: tsvector('sounds')
      .notNull()
      .default(sql`''::tsvector`),
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
    /** What of them belongs to the campaign: without payment costs. */
    netMinor: minorUnits('net_minor').notNull().default(0),
    /** A column of its own: an index on `gifts` would be written with each gift. */
    hasGifts: boolean('has_gifts')
      .notNull()
      .generatedAlwaysAs(sql`gifts > 0`),
  },
  (t) => [
    // Also with what the fair order is counted by.
    index('campaign_finding_ring').on(t.hasGifts, t.isClosed, t.ring, t.campaignId, t.endsAt),
    index('campaign_finding_cause').on(t.cause),
    index('campaign_finding_state').on(t.state),
    index('campaign_finding_sounds').using('gin', t.sounds),
    index('campaign_finding_text').using('gin', sql`${t.search} gin_trgm_ops`),
  ],
)

/**
 * The words of all campaigns in phonetic form, each once or a few times, for searches that tolerate typing errors; also
 * words that no campaign has any more. Written by a trigger.
 */
export const campaignWords = pgTable('campaign_words', { word: text('word').notNull() }, (t) => [
  index('campaign_words_word').on(t.word),
  // No pending list (`fastupdate`): every search would have to scan it, and new words are rare.
  index('campaign_words_near')
    .using('gin', sql`${t.word} gin_trgm_ops`)
    .with({ fastupdate: false }),
])
