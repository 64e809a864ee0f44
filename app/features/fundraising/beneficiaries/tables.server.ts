import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { RELATIONS } from './relations.ts'

/** Who a campaign is for. A change adds a row; a check of an earlier row says nothing about a later one. */
export const campaignBeneficiaries = pgTable(
  'campaign_beneficiaries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    relation: text('relation', { enum: RELATIONS }).notNull(),
    /** The name on public pages. */
    publicName: text('public_name').notNull(),
    isPseudonym: boolean('is_pseudonym').notNull(),
    /** The real name, for operators. */
    sealedName: text('sealed_name').notNull(),
    savedBy: uuid('saved_by').notNull(),
    savedAt: timestamptz('saved_at').notNull(),
    replacedAt: timestamptz('replaced_at'),
  },
  (t) => [
    uniqueIndex('campaign_beneficiaries_one_current')
      .on(t.campaignId)
      .where(sql`${t.replacedAt} IS NULL`),
    check('campaign_beneficiaries_relation_known', oneOf(t.relation, RELATIONS)),
    check('campaign_beneficiaries_self_is_named', sql`NOT (${t.relation} = 'self' AND ${t.isPseudonym})`),
  ],
)
