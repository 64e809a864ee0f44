import { and, asc, desc, eq, exists, inArray, isNull, not, sql, type SQLWrapper } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { listHiddenMedia } from '#app/features/media/queries.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import type { Actor } from '#app/platform/context.server.ts'
import { storyTexts } from '#app/features/stories/story-texts.ts'
import { dueAtOf } from '#app/features/requests/reports/report-due.server.ts'
import type { ReportSource } from '#app/features/requests/reports/notify-desks.server.ts'
import { listTranslations, pickTranslation } from '#app/features/translations/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Range } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { canModerate } from '#app/features/stories/policy.ts'
import { APPEAL_ANSWER_DAYS, LIST_MAX, type ReportReason } from '#app/features/stories/schema.ts'
import { answerBy, hides } from './moderation-state.server.ts'
import { filesOf, selectStories, viewOf } from '#app/features/stories/story-rows.server.ts'
import { goodDeedsStories, storyAppeals, storyDecisions, storyReports } from '#app/features/stories/tables.server.ts'
import type { AppealQueueEntry, OperatorStory, ReportQueueEntry } from '#app/features/stories/views.ts'

const story = goodDeedsStories

/** The reports for the desk that decides them. */
export const storyReportSource: ReportSource = {
  queue: 'stories',
  table: storyReports,
  isOpen: isNull(storyReports.decisionId),
  path: sql<string>`'/operator/stories?edit=' || ${storyReports.storyId}`,
}

interface QueueOptions {
  actor: Actor
  /** Of these stories only; an SQL query of their ids. */
  storyIds?: SQLWrapper
}

/** Stories with open reports: least time left first, then most reports, then oldest. For operators. */
export async function listReportQueue(db: Db, { actor, storyIds }: QueueOptions): Promise<ReportQueueEntry[]> {
  if (!canModerate(actor)) return []
  const { storyId, createdAt, reason, decisionId } = storyReports
  const openReports = sql<number>`count(*)`.mapWith(Number)
  const firstReportedAt = sql<Date>`min(${createdAt})`.mapWith(createdAt)
  const decideBy = sql<Date>`min(${dueAtOf(storyReports)})`.mapWith(createdAt)
  return db
    .select({
      storyId,
      title: story.title,
      openReports,
      firstReportedAt,
      decideBy,
      reasons: sql<ReportReason[]>`array_agg(DISTINCT ${reason})`,
    })
    .from(storyReports)
    .innerJoin(story, eq(story.id, storyId))
    .where(and(isNull(decisionId), isNull(story.withdrawnAt), storyIds && inArray(storyId, storyIds)))
    .groupBy(storyId, story.title)
    .orderBy(asc(decideBy), desc(openReports), asc(firstReportedAt))
    .limit(LIST_MAX)
}

/** Unanswered appeals, oldest first; for operators. */
export async function listAppealQueue(
  db: Db,
  { actor, now, storyIds }: QueueOptions & { now: Date },
): Promise<AppealQueueEntry[]> {
  if (!canModerate(actor)) return []
  const { storyId, at, answerId } = storyAppeals
  const rows = await db
    .select({ storyId, title: story.title, at })
    .from(storyAppeals)
    .innerJoin(story, eq(story.id, storyId))
    .where(and(isNull(answerId), isNull(story.withdrawnAt), storyIds && inArray(storyId, storyIds)))
    .orderBy(asc(at))
    .limit(LIST_MAX)
  return rows.map((row) => ({ ...row, answerBy: answerBy(row.at), isLate: answerBy(row.at) < now }))
}

/** SQL query of the stories to decide, each with the day by which, and how often it was reported or appealed. */
function toDecide(db: Db) {
  const reported = db
    .select({ storyId: storyReports.storyId, decideBy: sql`${dueAtOf(storyReports)}`.as('decide_by') })
    .from(storyReports)
    .where(isNull(storyReports.decisionId))
  const appealed = db
    .select({
      storyId: storyAppeals.storyId,
      decideBy: sql`${storyAppeals.at} + make_interval(days => ${APPEAL_ANSWER_DAYS})`.as('decide_by'),
    })
    .from(storyAppeals)
    .where(isNull(storyAppeals.answerId))
  const waiting = unionAll(reported, appealed).as('waiting')
  return db
    .select({
      storyId: waiting.storyId,
      decideBy: sql`min(${waiting.decideBy})`.as('decide_by'),
      times: sql`count(*)`.as('times'),
    })
    .from(waiting)
    .innerJoin(story, eq(story.id, waiting.storyId))
    .where(isNull(story.withdrawnAt))
    .groupBy(waiting.storyId)
}

/** SQL query of the ids of the stories to decide: those with the least time left first, then the most reported. */
export function storiesToDecide(db: Db, { limit, offset }: Range) {
  const waiting = toDecide(db).as('to_decide')
  return db
    .select({ storyId: waiting.storyId })
    .from(waiting)
    .orderBy(asc(waiting.decideBy), desc(waiting.times), asc(waiting.storyId))
    .limit(limit)
    .offset(offset)
}

/** The number of stories to decide: reported, or hidden with an appeal. */
export async function countStoriesToDecide(db: Db, { actor }: { actor: Actor }): Promise<number> {
  return canModerate(actor) ? db.$count(toDecide(db).as('to_decide')) : 0
}

/** One story with its reports, decisions and appeal; null to everybody but operators. */
export async function findForOperator(
  db: Db,
  { actor, id, now }: { actor: Actor; id: string; now: Date },
): Promise<OperatorStory | null> {
  if (!canModerate(actor) || !isUuid(id)) return null
  const { stories, states, media, translations, reports, decisions, appeals } = await readStory(db, { actor, id })
  const [found] = stories
  const [row] = states
  if (!found || !row) return null
  const view = viewOf(found, media)
  const open = reports.filter(({ decisionId }) => decisionId === null)
  const [latest] = decisions
  const appeal = latest && appeals.find(({ decisionId }) => decisionId === latest.id)
  return {
    story: view,
    version: pickTranslation(translations, storyTexts(view)),
    state: row.withdrawnAt ? 'taken-back' : hides(latest) ? 'hidden' : row.isPublished ? 'published' : 'waiting',
    openReports: open.length,
    firstReportedAt: open.at(-1)?.createdAt ?? null,
    reports: reports.map(({ reason, note, reporterUserId, createdAt, decisionId }) => ({
      reason,
      note,
      byMember: reporterUserId !== null,
      createdAt,
      isOpen: decisionId === null,
    })),
    decisions: decisions.map(({ verdict, rule, words, byName, byUserId, at }) => ({
      verdict,
      rule,
      words,
      byName,
      isYours: byUserId === actor.userId,
      at,
    })),
    appeal: appeal ? appealView(appeal, { isYourDecision: latest.byUserId === actor.userId, now }) : null,
  }
}

function readStory(db: Db, { actor, id }: { actor: Actor; id: string }) {
  const { isPublished, withdrawnAt } = story
  const { storyId, createdAt } = storyReports
  const isOpenAppeal = and(eq(storyAppeals.storyId, id), isNull(storyAppeals.answerId))
  return allKeyed({
    stories: selectStories(db, actor).where(eq(story.id, id)),
    states: db.select({ isPublished, withdrawnAt }).from(story).where(eq(story.id, id)),
    media: listHiddenMedia(db, { actor, ids: filesOf(db, eq(story.id, id)) }),
    translations: listTranslations(db, [id]),
    reports: db.select().from(storyReports).where(eq(storyId, id)).orderBy(desc(createdAt)).limit(LIST_MAX),
    decisions: db
      .select()
      .from(storyDecisions)
      .where(eq(storyDecisions.storyId, id))
      .orderBy(desc(storyDecisions.id))
      .limit(LIST_MAX),
    appeals: db.select().from(storyAppeals).where(isOpenAppeal),
  })
}

function appealView(
  { words, at }: typeof storyAppeals.$inferSelect,
  { isYourDecision, now }: { isYourDecision: boolean; now: Date },
): OperatorStory['appeal'] {
  const until = answerBy(at)
  return { words, at, answerBy: until, isLate: until < now, isYourDecision }
}

/** Hidden stories with nothing to decide, latest decision first, without withdrawn ones; for operators. */
export async function listHiddenStories(
  db: Db,
  { actor, limit, offset }: Range & { actor: Actor },
): Promise<{ storyId: string; title: string; at: Date }[]> {
  if (!canModerate(actor)) return []
  const { storyId, at, id, verdict } = storyDecisions
  const latest = db
    .selectDistinctOn([storyId], { storyId, at, verdict, decisionId: id })
    .from(storyDecisions)
    .orderBy(storyId, desc(id))
    .as('latest')
  const waiting = toDecide(db).as('to_decide')
  const isWaiting = exists(
    db
      .select({ one: sql`1` })
      .from(waiting)
      .where(eq(waiting.storyId, latest.storyId)),
  )
  return db
    .select({ storyId: latest.storyId, title: story.title, at: latest.at })
    .from(latest)
    .innerJoin(story, eq(story.id, latest.storyId))
    .where(and(inArray(latest.verdict, ['hidden', 'upheld']), isNull(story.withdrawnAt), not(isWaiting)))
    .orderBy(desc(latest.at), asc(latest.storyId))
    .limit(limit)
    .offset(offset)
}
