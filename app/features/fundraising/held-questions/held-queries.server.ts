import { and, asc, count, eq, inArray, isNotNull, isNull, min, notExists, or, type SQL, sql } from 'drizzle-orm'
import { canCheckQuestions, isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaignReports } from '#app/features/fundraising/reports/report-tables.server.ts'
import type { ReportReason } from '#app/features/fundraising/reports/schema.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { dueAtOf } from '#app/features/requests/reports/report-due.server.ts'
import { REPORT_HOURS, reportDueAt } from '#app/features/requests/reports/schema.ts'
import type { Actor, Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { campaignQuestionChecks } from './held-tables.server.ts'

const HELD_PER_PAGE = 50

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

/** SQL query of the questions with open reports: since when the first waits, and until when one is to be decided. */
function reportedQuestions(db: Db) {
  const { questionId, createdAt, decision } = campaignReports
  return db
    .select({
      questionId,
      reportedAt: min(createdAt).as('reported_at'),
      decideBy: sql`min(${dueAtOf(campaignReports)})`.as('decide_by'),
    })
    .from(campaignReports)
    .where(and(isNotNull(questionId), isNull(decision)))
    .groupBy(questionId)
    .as('reported')
}

/**
 * A page of the questions that wait for an operator, those with the least time left first. Empty for everybody but
 * operators.
 */
export async function listHeldQuestions(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<HeldQuestion>> {
  if (!canCheckQuestions(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: HELD_PER_PAGE })
  return pageOf(await readHeld(db, { actor, limit, offset }), HELD_PER_PAGE)
}

/** One of these questions; null for another id, and for everybody but operators. */
export async function findHeldQuestion(
  db: Db,
  { actor, id: asked }: { actor: Actor; id: string },
): Promise<HeldQuestion | null> {
  if (!canCheckQuestions(actor) || !isUuid(asked)) return null
  const [question] = await readHeld(db, { actor, which: eq(id, asked), limit: 1, offset: 0 })
  return question ?? null
}

async function readHeld(
  db: Db,
  { actor, which, limit, offset }: { actor: Member; which?: SQL; limit: number; offset: number },
): Promise<HeldQuestion[]> {
  const declined = sql<boolean>`${isDeclined(db)}`
  const reported = reportedQuestions(db)
  const checkBy = sql`CASE WHEN ${declined} THEN ${declinedAt} + make_interval(hours => ${REPORT_HOURS.other}) END`
  const ids = db
    .select({ id })
    .from(campaignQuestions)
    .leftJoin(reported, eq(reported.questionId, id))
    .where(and(or(isDeclined(db), isNotNull(reported.questionId)), which))
    .orderBy(asc(sql`least(${checkBy}, ${reported.decideBy})`), asc(id))
    .limit(limit)
    .offset(offset)
  const [rows, reports] = await Promise.all([
    db
      .select({ question: campaignQuestions, campaign: campaigns, declined })
      .from(campaignQuestions)
      .innerJoin(campaigns, eq(campaigns.id, subjectId))
      .where(inArray(id, ids))
      .orderBy(asc(id)),
    db
      .select()
      .from(campaignReports)
      .where(and(inArray(campaignReports.questionId, ids), isNull(campaignReports.decision)))
      .orderBy(asc(campaignReports.createdAt), asc(campaignReports.id)),
  ])
  const held = rows.map(({ question, campaign, declined: isDeclinedNow }) => {
    const own = reports.filter(({ questionId }) => questionId === question.id)
    const declinedSince = isDeclinedNow ? question.declinedAt : null
    const heldAt = earliestOf([declinedSince, own[0]?.createdAt])
    const declinedBy = declinedSince && reportDueAt({ reason: 'other', createdAt: declinedSince })
    return {
      id: question.id,
      question: question.question,
      answer: question.answer,
      isDeclined: isDeclinedNow,
      reports: own.map((report) => ({ id: report.id, reason: report.reason, words: report.words })),
      heldAt,
      decideBy: earliestOf([declinedBy, ...own.map(reportDueAt)]),
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
  const first = reportedQuestions(db)
  const declined = isDeclined(db)
  const heldAt = sql<Date | null>`min(least(CASE WHEN ${declined} THEN ${declinedAt} END, ${first.reportedAt}))`
  const [row] = await db
    .select({ waiting: count(), oldestAt: heldAt.mapWith(declinedAt) })
    .from(campaignQuestions)
    .leftJoin(first, eq(first.questionId, id))
    .where(or(declined, isNotNull(first.questionId)))
  return row ?? { waiting: 0, oldestAt: null }
}
