import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { oneOf, timestamptz } from '#app/platform/db/columns.ts'

/** `published`: with the team's answer. `left`: it stays without one. */
const QUESTION_DECISIONS = ['published', 'left'] as const

/** What operators decided about questions that the organiser declined. */
export const campaignQuestionChecks = pgTable(
  'campaign_question_checks',
  {
    questionId: uuid('question_id')
      .primaryKey()
      .references(() => campaignQuestions.id, { onDelete: 'cascade' }),
    decision: text({ enum: QUESTION_DECISIONS }).notNull(),
    /** Why it stays without an answer; for operators. */
    note: text(),
    decidedBy: uuid('decided_by').notNull(),
    decidedAt: timestamptz('decided_at').notNull(),
  },
  (t) => [
    check('campaign_question_checks_decision', oneOf(t.decision, QUESTION_DECISIONS)),
    check('campaign_question_checks_left_why', sql`(${t.decision} = 'left') = (${t.note} IS NOT NULL)`),
  ],
)
