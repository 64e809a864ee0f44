import { and, asc, count, desc, eq, isNotNull, isNull, min, type SQL, sql } from 'drizzle-orm'
import { canDecideReports, isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { dueAtOf } from '#app/features/requests/reports/report-due.server.ts'
import { reportDueAt } from '#app/features/requests/reports/schema.ts'
import type { ReportSource } from '#app/features/requests/reports/notify-desks.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOfTwo } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { campaignReports } from './report-tables.server.ts'
import { REPORT_TOKEN, type ReportDecision, type ReportReason } from './schema.ts'

const REPORTS_PER_PAGE = 50

/** The reports for the desk that decides them. */
export const campaignReportSource: ReportSource = {
  queue: 'front',
  table: campaignReports,
  isOpen: isNull(campaignReports.decision),
  path: sql<string>`coalesce('/operator/campaign-questions?edit=' || ${campaignReports.questionId}, '/operator/campaign-reports?edit=' || ${campaignReports.id})`,
}

/** A report as whoever sent it sees it. */
export interface OwnReport {
  campaign: { slug: string; title: string }
  isAboutQuestion: boolean
  reason: ReportReason
  words: string
  createdAt: Date
  decideBy: Date
  /** The outcome is sent to an address too. */
  isMailed: boolean
  outcome: { decision: ReportDecision; note: string; decidedAt: Date } | null
}

/** The report of a token; null for an unknown one. */
export async function findOwnReport(db: Db, { token }: { token: string }): Promise<OwnReport | null> {
  if (!REPORT_TOKEN.test(token)) return null
  const [row] = await db
    .select({ report: campaignReports, campaign: { slug: campaigns.slug, title: campaigns.title } })
    .from(campaignReports)
    .innerJoin(campaigns, eq(campaigns.id, campaignReports.campaignId))
    .where(eq(campaignReports.publicToken, token))
  if (!row) return null
  const { reason, words, createdAt, decision, decidedAt, note, sealedAddress } = row.report
  const outcome = decision && decidedAt ? { decision, note: note ?? '', decidedAt } : null
  const isMailed = sealedAddress !== null
  const isAboutQuestion = row.report.questionId !== null
  return {
    campaign: row.campaign,
    isAboutQuestion,
    reason,
    words,
    createdAt,
    decideBy: reportDueAt(row.report),
    isMailed,
    outcome,
  }
}

/** A report as operators see it: never with who sent it. */
export interface ReportEntry {
  id: string
  reason: ReportReason
  words: string
  byMember: boolean
  createdAt: Date
  decideBy: Date
  decision: ReportDecision | null
  note: string | null
  campaign: { slug: string; title: string; organiserName: string; description: string }
  /** The operator's own campaign or report: another operator decides. */
  isOwn: boolean
}

/** Open reports of whole campaigns, those with the least time left first, then decided ones, the latest first. Empty for everybody but operators. */
export async function listReports(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<ReportEntry>> {
  if (!canDecideReports(actor)) return { rows: [], hasMore: false }
  const { decision, decidedAt, id } = campaignReports
  const { rows, hasMore } = await pageOfTwo(
    { page, perPage: REPORTS_PER_PAGE },
    async () => (await countOpenReports(db, { actor })).waiting,
    (isOpen, { limit, offset }) =>
      selectReports(db, isOpen ? isNull(decision) : isNotNull(decision))
        .orderBy(isOpen ? asc(dueAtOf(campaignReports)) : desc(decidedAt), asc(id))
        .limit(limit)
        .offset(offset),
  )
  return { rows: rows.map((row) => entryOf(row, actor)), hasMore }
}

/** One report of a whole campaign; null for an unknown id, and for everybody but operators. */
export async function findReport(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<ReportEntry | null> {
  if (!canDecideReports(actor) || !isUuid(id)) return null
  const [row] = await selectReports(db, eq(campaignReports.id, id))
  return row ? entryOf(row, actor) : null
}

const selectReports = (db: Db, which: SQL) =>
  db
    .select({ report: campaignReports, campaign: campaigns })
    .from(campaignReports)
    .innerJoin(campaigns, eq(campaigns.id, campaignReports.campaignId))
    .where(and(isNull(campaignReports.questionId), which))
    .$dynamic()

function entryOf({ report, campaign }: Awaited<ReturnType<typeof selectReports>>[number], actor: Actor): ReportEntry {
  return {
    id: report.id,
    reason: report.reason,
    words: report.words,
    byMember: report.byUserId !== null,
    createdAt: report.createdAt,
    decideBy: reportDueAt(report),
    decision: report.decision,
    note: report.note,
    campaign: {
      slug: campaign.slug,
      title: campaign.title,
      organiserName: campaign.organiserName,
      description: campaign.description,
    },
    isOwn: isOwnCampaign(actor, campaign) || (actor.kind === 'member' && report.byUserId === actor.userId),
  }
}

/** Open reports of whole campaigns, and since when the oldest waits; operators only. */
export async function countOpenReports(
  db: Db,
  { actor }: { actor: Actor },
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const nothing = { waiting: 0, oldestAt: null }
  if (!canDecideReports(actor)) return nothing
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(campaignReports.createdAt) })
    .from(campaignReports)
    .where(and(isNull(campaignReports.questionId), isNull(campaignReports.decision)))
  return row ?? nothing
}

/** The reports of a member, for the personal data export. */
export function listReportsBy(db: Db, { userId }: { userId: string }) {
  const { reason, words, createdAt, decision, note } = campaignReports
  return db
    .select({ campaign: campaigns.title, reason, words, createdAt, decision, note })
    .from(campaignReports)
    .innerJoin(campaigns, eq(campaigns.id, campaignReports.campaignId))
    .where(eq(campaignReports.byUserId, userId))
    .orderBy(desc(createdAt))
}
