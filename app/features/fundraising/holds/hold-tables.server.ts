import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { minorUnits, oneOf, timestamptz } from '#app/platform/db/columns.ts'
import { HOLD_DAYS_MAX, HOLD_TOPICS } from './hold-rules.ts'

/** A part of a campaign's money that is not paid out for now, with a reason and an end. It only goes forward. */
export const campaignHolds = pgTable(
  'campaign_holds',
  {
    id: uuid().primaryKey().defaultRandom(),
    campaignId: uuid('campaign_id')
      .notNull()
      .references(() => campaigns.id),
    /** Null holds everything, also what arrives later. */
    amountMinor: minorUnits('amount_minor'),
    /** Public. */
    topic: text({ enum: HOLD_TOPICS }).notNull(),
    /** For the owner. */
    reason: text().notNull(),
    placedBy: uuid('placed_by').notNull(),
    placedAt: timestamptz('placed_at').notNull(),
    endsAt: timestamptz('ends_at').notNull(),
    liftedAt: timestamptz('lifted_at'),
    /** The owner's appeal; one per hold. */
    appeal: text(),
    appealedAt: timestamptz('appealed_at'),
    answer: text(),
    answeredAt: timestamptz('answered_at'),
    answeredBy: uuid('answered_by'),
  },
  (t) => [
    check('campaign_holds_amount', sql`${t.amountMinor} > 0`),
    check('campaign_holds_topic', oneOf(t.topic, HOLD_TOPICS)),
    check('campaign_holds_reasoned', sql`length(${t.reason}) > 0`),
    check(
      'campaign_holds_end',
      sql`${t.endsAt} > ${t.placedAt} AND ${t.endsAt} <= ${t.placedAt} + interval '${sql.raw(String(HOLD_DAYS_MAX))} days'`,
    ),
    check('campaign_holds_appeal_dated', sql`(${t.appeal} IS NULL) = (${t.appealedAt} IS NULL)`),
    check('campaign_holds_answer_dated', sql`(${t.answer} IS NULL) = (${t.answeredAt} IS NULL)`),
    check('campaign_holds_answer_by', sql`(${t.answer} IS NULL) = (${t.answeredBy} IS NULL)`),
    check('campaign_holds_answer_to_appeal', sql`${t.answer} IS NULL OR ${t.appeal} IS NOT NULL`),
    check('campaign_holds_other_judge', sql`${t.answeredBy} <> ${t.placedBy}`),
    index('campaign_holds_of_campaign').on(t.campaignId, t.placedAt),
  ],
)
