import { and, desc, eq, isNull } from 'drizzle-orm'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { isOpenQuestion } from '#app/features/questions/question-table.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { campaignQuestions } from './question-tables.server.ts'

/** The questions that wait for the organiser's answer. */
export const countOpenQuestions = (db: Db, { campaignId }: { campaignId: string }): Promise<number> =>
  db.$count(campaignQuestions, and(eq(campaignQuestions.subjectId, campaignId), isOpenQuestion(campaignQuestions)))

/** The questions that a member asked, for the personal data export. */
export function listQuestionsBy(db: Db, { userId: by }: { userId: string }) {
  const { askerName: name, question, createdAt, answer, answeredAt, userId, withdrawnAt } = campaignQuestions
  return db
    .select({ campaign: campaigns.title, name, question, createdAt, answer, answeredAt })
    .from(campaignQuestions)
    .innerJoin(campaigns, eq(campaigns.id, campaignQuestions.subjectId))
    .where(and(eq(userId, by), isNull(withdrawnAt)))
    .orderBy(desc(createdAt))
}
