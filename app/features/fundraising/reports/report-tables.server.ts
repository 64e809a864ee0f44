import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { REPORT_DECISIONS, REPORT_REASONS } from './schema.ts'

/** Reports of campaigns, and of questions about them. Operators read them; nobody learns who sent one. */
export const campaignReports = pgTable(
  'campaign_reports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Null for a report of the whole campaign. */
    questionId: uuid('question_id').references(() => campaignQuestions.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    words: text('words').notNull(),
    /** Null for visitors, and once the account is erased. */
    byUserId: uuid('by_user_id'),
    /** The address for the outcome, sealed for `campaign-reports:<id>`. Null without one, and once it was used. */
    sealedAddress: text('sealed_address'),
    /** Secret of the page that shows the outcome. */
    publicToken: text('public_token').notNull().unique('campaign_reports_token_unique'),
    /** A hash of the form's key and of what was said; null for reports from before. */
    formKey: text('form_key').unique('campaign_reports_form_unique'),
    createdAt: timestamptz('created_at').notNull(),
    decision: text('decision', { enum: REPORT_DECISIONS }),
    decidedAt: timestamptz('decided_at'),
    decidedBy: uuid('decided_by'),
    /** Why; those who reported it read it. */
    note: text('note'),
  },
  (t) => [
    check('campaign_reports_reason', oneOf(t.reason, REPORT_REASONS)),
    check('campaign_reports_decision', oneOf(t.decision, REPORT_DECISIONS)),
    check(
      'campaign_reports_decided',
      sql`(${t.decision} IS NULL) = (${t.decidedAt} IS NULL) AND (${t.decision} IS NULL) = (${t.note} IS NULL)`,
    ),
    uniqueIndex('campaign_reports_one_open')
      .on(t.campaignId, t.byUserId)
      .where(sql`decision IS NULL AND question_id IS NULL`),
    uniqueIndex('campaign_reports_one_open_question')
      .on(t.questionId, t.byUserId)
      .where(sql`decision IS NULL`),
    check(
      'campaign_reports_decision_fits',
      sql`CASE ${t.decision} WHEN 'closed' THEN ${t.questionId} IS NULL WHEN 'removed' THEN ${t.questionId} IS NOT NULL ELSE true END`,
    ),
    index('campaign_reports_open')
      .on(t.createdAt)
      .where(sql`decision IS NULL`),
    index('campaign_reports_decided')
      .on(t.decidedAt)
      .where(sql`decision IS NOT NULL`),
    index('campaign_reports_user').on(t.byUserId),
  ],
)
