import { integer, jsonb, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import type { Draft } from '#app/features/fundraising/builder/form.ts'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import { timestamptz } from '#app/platform/db/columns.ts'

/** Drafts of members: one for a new campaign, and one for each returned campaign. */
export const campaignDrafts = pgTable(
  'campaign_drafts',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** The returned submission that it changes; null for a new campaign. */
    mends: uuid('mends').references(() => campaignSubmissions.id, { onDelete: 'cascade' }),
    content: jsonb('content').$type<Draft>().notNull(),
    /** Incremented with each save: a device detects changes of another device by it. */
    revision: integer('revision').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
  },
  (t) => [unique('campaign_drafts_one_each').on(t.userId, t.mends).nullsNotDistinct()],
)
