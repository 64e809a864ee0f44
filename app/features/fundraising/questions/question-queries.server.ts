import { and, desc, eq, isNull } from 'drizzle-orm'
import { isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { findCampaignRow } from '#app/features/fundraising/rows/campaign.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { isOpenQuestion, isPublicQuestion } from '#app/features/questions/question-table.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { campaignQuestions } from './question-tables.server.ts'

/** The questions that wait for the organiser's answer. */
export const countOpenQuestions = (db: Db, { campaignId }: { campaignId: string }): Promise<number> =>
  db.$count(campaignQuestions, and(eq(campaignQuestions.subjectId, campaignId), isOpenQuestion(campaignQuestions)))

interface Reportable {
  campaignId: string
  questionId: string
  /** The organiser also reports questions that are not public. */
  isOrganiser: boolean
}

/** A question that the actor can report; undefined when they do not see it. */
export async function findReportable(db: Db, { campaignId, questionId, isOrganiser }: Reportable) {
  if (!isUuid(questionId)) return undefined
  const { id, subjectId, question, answer, userId, hiddenAt, withdrawnAt } = campaignQuestions
  const isShown = isOrganiser ? undefined : isPublicQuestion(campaignQuestions)
  const [found] = await db
    .select({ id, question, answer, userId })
    .from(campaignQuestions)
    .where(and(eq(id, questionId), eq(subjectId, campaignId), isNull(hiddenAt), isNull(withdrawnAt), isShown))
  return found
}

/** The texts of a question that the actor reports; null when they do not see it. */
export async function findReportedQuestion(
  { db, actor }: { db: Db; actor: Actor },
  { slug, questionId }: { slug: string; questionId: string },
) {
  const campaign = await findCampaignRow(db, slug)
  if (!campaign) return null
  const isOrganiser = isOwnCampaign(actor, campaign)
  const found = await findReportable(db, { campaignId: campaign.id, questionId, isOrganiser })
  return found ? { id: found.id, question: found.question, answer: found.answer } : null
}

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
