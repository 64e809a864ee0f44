import { and, asc, count, eq, inArray, isNotNull, isNull, min, notExists, or, type SQL, sql } from 'drizzle-orm'
import { canCheckQuestions, isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaignReports } from '#app/features/fundraising/reports/report-tables.server.ts'
import type { ReportReason } from '#app/features/fundraising/reports/schema.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { reportDueAt } from '#app/features/requests/reports/schema.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { campaignQuestionChecks } from './held-tables.server.ts'

const HELD_LISTED_MAX = 200

/** A question that operators decide about: readers reported it, or the organiser declined it. Never with who asked. */
export interface HeldQuestion {
  id: string
  /** Empty once withdrawn. */
  question: string
  answer: string | null
  isDeclined: boolean
  /** Open reports, the oldest first. */
  reports: readonly { id: string; reason: ReportReason; words: string }[]
  /** Since when it waits, and until when it is decided. */
  heldAt: Date
  decideBy: Date
  campaign: { slug: string; title: string; organiserName: string }
  /** The operator's own campaign, question or report: another operator decides. */
  isOwn: boolean
}

const { id, subjectId, declinedAt, hiddenAt, withdrawnAt } = campaignQuestions

/** SQL condition: declined, and no operator has decided about it. */
function isDeclined(db: Db): SQL | undefined {
  const checked = db
    .select({ one: sql`1` })
    .from(campaignQuestionChecks)
    .where(eq(campaignQuestionChecks.questionId, id))
  return and(isNotNull(declinedAt), isNull(hiddenAt), isNull(withdrawnAt), notExists(checked))
}

/** SQL query of the questions with open reports. */
const reported = (db: Db) =>
  db
    .select({ questionId: campaignReports.questionId })
    .from(campaignReports)
    .where(and(isNotNull(campaignReports.questionId), isNull(campaignReports.decision)))

/** The questions that wait for an operator, those with the least time left first. Empty for everybody but operators. */
export async function listHeldQuestions(db: Db, { actor }: { actor: Actor }): Promise<HeldQuestion[]> {
  if (!canCheckQuestions(actor)) return []
  const declined = sql<boolean>`${isDeclined(db)}`
  const [rows, reports] = await Promise.all([
    db
      .select({ question: campaignQuestions, campaign: campaigns, declined })
      .from(campaignQuestions)
      .innerJoin(campaigns, eq(campaigns.id, subjectId))
      .where(or(isDeclined(db), inArray(id, reported(db))))
      .orderBy(asc(campaignQuestions.createdAt), asc(id))
      .limit(HELD_LISTED_MAX),
    db
      .select()
      .from(campaignReports)
      .where(and(isNotNull(campaignReports.questionId), isNull(campaignReports.decision)))
      .orderBy(asc(campaignReports.createdAt), asc(campaignReports.id)),
  ])
  const held = rows.map(({ question, campaign, declined: isDeclinedNow }) => {
    const own = reports.filter(({ questionId }) => questionId === question.id)
    const declinedSince = isDeclinedNow ? question.declinedAt : null
    const heldAt = earliestOf([declinedSince, own[0]?.createdAt])
    const checkBy = declinedSince && reportDueAt({ reason: 'other', createdAt: declinedSince })
    return {
      id: question.id,
      question: question.question,
      answer: question.answer,
      isDeclined: isDeclinedNow,
      reports: own.map((report) => ({ id: report.id, reason: report.reason, words: report.words })),
      heldAt,
      decideBy: earliestOf([checkBy, ...own.map(reportDueAt)]),
      campaign: { slug: campaign.slug, title: campaign.title, organiserName: campaign.organiserName },
      isOwn:
        isOwnCampaign(actor, campaign) ||
        question.userId === actor.userId ||
        own.some(({ byUserId }) => byUserId === actor.userId),
    }
  })
  return held.toSorted((one, two) => one.decideBy.getTime() - two.decideBy.getTime())
}

const earliestOf = (times: readonly (Date | null | undefined)[]): Date =>
  new Date(Math.min(...times.flatMap((at) => at?.getTime() ?? [])))

/** The questions that wait, and since when the oldest does; operators only. */
export async function countHeldQuestions(
  db: Db,
  { actor }: { actor: Actor },
): Promise<{ waiting: number; oldestAt: Date | null }> {
  if (!canCheckQuestions(actor)) return { waiting: 0, oldestAt: null }
  const { questionId, createdAt, decision } = campaignReports
  const first = db
    .select({ questionId, reportedAt: min(createdAt).as('reported_at') })
    .from(campaignReports)
    .where(isNull(decision))
    .groupBy(questionId)
    .as('first')
  const declined = isDeclined(db)
  const heldAt = sql<Date | null>`min(least(CASE WHEN ${declined} THEN ${declinedAt} END, ${first.reportedAt}))`
  const [row] = await db
    .select({ waiting: count(), oldestAt: heldAt.mapWith(declinedAt) })
    .from(campaignQuestions)
    .leftJoin(first, eq(first.questionId, id))
    .where(or(declined, isNotNull(first.questionId)))
  return row ?? { waiting: 0, oldestAt: null }
}
