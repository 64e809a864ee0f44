import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { CAUSES, GOAL_MINOR_MAX, GOAL_MINOR_MIN, SUBMISSION_STATES } from '#app/features/fundraising/builder/form.ts'
import type { CostLine } from '#app/features/fundraising/schema.ts'
import { SHORTFALL_RULES, SURPLUS_RULES } from '#app/features/fundraising/surplus/surplus-rules.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'

/**
 * A campaign that was built and sent to review. Stored apart from the campaigns until an operator approves it, so that
 * no query of campaigns can show it.
 */
export const campaignSubmissions = pgTable(
  'campaign_submissions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerUserId: uuid('owner_user_id').notNull(),
    /** The form's idempotency key. */
    formKey: text('form_key').notNull(),
    /** Reserved for its page; unused before the approval. */
    slug: text('slug').notNull().unique('campaign_submissions_slug_unique'),
    cause: text('cause', { enum: CAUSES }).notNull(),
    title: text('title').notNull(),
    story: text('story').notNull(),
    personalWhy: text('personal_why').notNull(),
    goalMinor: minorUnits('goal_minor').notNull(),
    place: text('place'),
    costs: jsonb('costs').$type<readonly CostLine[]>().notNull(),
    /** Null for those that were sent before there was a choice. */
    surplusRule: text('surplus_rule', { enum: SURPLUS_RULES }),
    shortfallRule: text('shortfall_rule', { enum: SHORTFALL_RULES }),
    organiserName: text('organiser_name').notNull(),
    /** For the mail with the decision. */
    ownerEmail: text('owner_email'),
    /** The owner declared to be eighteen or older; a student's age is in their profile. */
    statesAdult: boolean('states_adult').notNull(),
    /** The campaign that was created from it. */
    campaignId: uuid('campaign_id')
      .unique('campaign_submissions_campaign_unique')
      .references(() => campaigns.id),
    createdAt: timestamptz('created_at').notNull(),
  },
  (t) => [
    unique('campaign_submissions_once').on(t.ownerUserId, t.formKey),
    check('campaign_submissions_slug_shape', sql`${t.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('campaign_submissions_cause_known', oneOf(t.cause, CAUSES)),
    check('campaign_submissions_surplus_rule_known', oneOf(t.surplusRule, SURPLUS_RULES)),
    check('campaign_submissions_shortfall_rule_known', oneOf(t.shortfallRule, SHORTFALL_RULES)),
    check(
      'campaign_submissions_goal_range',
      sql`${t.goalMinor} BETWEEN ${sql.raw(`${GOAL_MINOR_MIN} AND ${GOAL_MINOR_MAX}`)} AND ${t.goalMinor} % 100 = 0`,
    ),
  ],
)

/** The states of a submission; the latest row counts. */
export const campaignSubmissionStates = pgTable(
  'campaign_submission_states',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    submissionId: uuid('submission_id')
      .notNull()
      .references(() => campaignSubmissions.id, { onDelete: 'cascade' }),
    state: text('state', { enum: SUBMISSION_STATES }).notNull(),
    /** Shown to the owner. */
    reason: text('reason'),
    byUserId: uuid('by_user_id').notNull(),
    at: timestamptz('at').notNull(),
  },
  (t) => [
    check('campaign_submission_states_known', oneOf(t.state, SUBMISSION_STATES)),
    check(
      'campaign_submission_states_no_has_reason',
      sql`(${t.state} IN ('returned', 'declined')) = (${t.reason} IS NOT NULL)`,
    ),
    index('campaign_submission_states_latest').on(t.submissionId, t.id.desc()),
  ],
)
