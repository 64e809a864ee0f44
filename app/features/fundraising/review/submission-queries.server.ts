import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { isDraftOf } from '#app/features/fundraising/drafts/is-draft-of.server.ts'
import { mayStudentPublish } from '#app/features/students/queries.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { costsAsText } from '#app/features/fundraising/builder/costs-as-text.ts'
import { asCampaign } from '#app/features/fundraising/rows/as-campaign.ts'
import { type Draft, EMPTY_DRAFT, type SubmissionState } from '#app/features/fundraising/builder/form.ts'
import { canReviewCampaign, mayGoPublic, ownsSubmission } from '#app/features/fundraising/policy.ts'
import { campaignDrafts } from '#app/features/fundraising/drafts/draft-tables.server.ts'
import {
  campaignSubmissions,
  campaignSubmissionStates,
} from '#app/features/fundraising/review/submission-tables.server.ts'
import type { OperatorSubmission, SavedDraft, OwnSubmission } from '#app/features/fundraising/views.ts'

const SUBMISSIONS_PER_PAGE = 50
const OWN_SUBMISSIONS_MAX = 100

export type { OperatorSubmission, SavedDraft, OwnSubmission } from '#app/features/fundraising/views.ts'

/** The account's draft; null without one. */
export async function findDraft(
  db: Db,
  { userId, mends }: { userId: string; mends: string | null },
): Promise<SavedDraft | null> {
  const { content, revision, savedAt } = campaignDrafts
  const [row] = await db.select({ content, revision, savedAt }).from(campaignDrafts).where(isDraftOf({ userId, mends }))
  // A draft from before a field existed lacks it.
  return row ? { ...row, content: { ...EMPTY_DRAFT, ...row.content } } : null
}

/** The user's submissions, newest first, with their states. Empty for a visitor. */
export async function listOwnSubmissions(db: Db, { actor }: { actor: Actor }): Promise<OwnSubmission[]> {
  if (actor.kind !== 'member') return []
  const rows = await latestOf(db)
    .where(eq(campaignSubmissions.ownerUserId, actor.userId))
    .orderBy(desc(campaignSubmissions.createdAt), desc(campaignSubmissions.id))
    .limit(OWN_SUBMISSIONS_MAX)
  return rows.map(ownView)
}

/** One submission of the user; null for anybody else's. */
export async function findOwnSubmission(
  db: Db,
  { actor, id }: { actor: Actor; id: string },
): Promise<(OwnSubmission & { draft: Draft }) | null> {
  const [row] = await latestOf(db).where(eq(campaignSubmissions.id, id))
  if (!row || !ownsSubmission(actor, row.submission)) return null
  return { ...ownView(row), draft: submissionDraft(row.submission) }
}

/** Whether the slug belongs to a submission of the user that is not public yet. */
export async function isOwnUnpublished(db: Db, { actor, slug }: { actor: Actor; slug: string }): Promise<boolean> {
  if (actor.kind !== 'member') return false
  const { id, ownerUserId, campaignId } = campaignSubmissions
  const rows = await db
    .select({ id })
    .from(campaignSubmissions)
    .where(and(eq(campaignSubmissions.slug, slug), eq(ownerUserId, actor.userId), isNull(campaignId)))
  return rows.length > 0
}

/** Submissions in review, the longest wait first; then decided ones, newest first. Operators only. */
export async function listSubmissionsForOperator(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<OperatorSubmission>> {
  if (!isReviewer(actor)) return { rows: [], hasMore: false }
  const { limit, offset } = rangeOf({ page, perPage: SUBMISSIONS_PER_PAGE })
  const rows = await latestOf(db)
    .orderBy(
      sql`latest.state <> 'waiting'`,
      sql`CASE WHEN latest.state = 'waiting' THEN latest.at END`,
      sql`latest.at DESC`,
      asc(campaignSubmissions.id),
    )
    .limit(limit)
    .offset(offset)
  const shown = rows.map((row) => operatorView(row, actor))
  return pageOf(shown, SUBMISSIONS_PER_PAGE)
}

/** One submission; null for an unknown id, and for everybody but operators. */
export async function findSubmissionForOperator(
  db: Db,
  { actor, id }: { actor: Actor; id: string },
): Promise<OperatorSubmission | null> {
  if (!isReviewer(actor) || !isUuid(id)) return null
  const [row] = await latestOf(db).where(eq(campaignSubmissions.id, id))
  return row ? operatorView(row, actor) : null
}

/** Submissions in review. */
export async function countWaitingSubmissions(db: Db, { actor }: { actor: Actor }): Promise<number> {
  if (!isReviewer(actor)) return 0
  const latest = latestStates(db)
  const [row] = await db.select({ waiting: count() }).from(latest).where(eq(latest.state, 'waiting'))
  return row?.waiting ?? 0
}

/** All the user's data of the builder, for the export. */
export async function exportBuilt(db: Db, { actor }: { actor: Actor }) {
  if (actor.kind !== 'member') return { drafts: [], campaigns: [] }
  const { content, revision, savedAt, userId } = campaignDrafts
  const rows = await latestOf(db).where(eq(campaignSubmissions.ownerUserId, actor.userId))
  return {
    drafts: await db.select({ content, revision, savedAt }).from(campaignDrafts).where(eq(userId, actor.userId)),
    campaigns: rows.map(({ submission, state, reason, at }) => ({ ...submission, state, reason, decidedAt: at })),
  }
}

const isReviewer = (actor: Actor) => canReviewCampaign(actor, { ownerUserId: null })

function latestStates(db: Db) {
  const { submissionId, state, reason, at, id } = campaignSubmissionStates
  return db
    .selectDistinctOn([submissionId], { submissionId, state, reason, at })
    .from(campaignSubmissionStates)
    .orderBy(submissionId, desc(id))
    .as('latest')
}

function latestOf(db: Db) {
  const latest = latestStates(db)
  return db
    .select({
      submission: campaignSubmissions,
      state: latest.state,
      reason: latest.reason,
      at: latest.at,
      mayPublish: mayStudentPublish(campaignSubmissions.ownerUserId),
    })
    .from(campaignSubmissions)
    .innerJoin(latest, eq(latest.submissionId, campaignSubmissions.id))
    .$dynamic()
}

interface Row {
  submission: typeof campaignSubmissions.$inferSelect
  state: SubmissionState
  reason: string | null
  at: Date
  /** Of the owner as a student; null for one who is none. */
  mayPublish: boolean | null
}

function ownView({ submission, state, reason, at, mayPublish }: Row): OwnSubmission {
  const { id, title, cause, goalMinor, slug } = submission
  const student = mayPublish === null ? null : { mayPublish }
  const needsGuardian = state === 'waiting' && !mayGoPublic(submission, student)
  return { id, title, cause, goalMinor, state, reason, at, slug, needsGuardian }
}

function operatorView(row: Row, actor: Actor): OperatorSubmission {
  const { submission } = row
  const { description, story, location, organiserName, costs } = asCampaign(submission)
  const { surplusRule, shortfallRule, createdAt: sentAt } = submission
  const isOwn = !canReviewCampaign(actor, submission)
  const text = { description, story, location, organiserName, costs, surplusRule, shortfallRule }
  return { ...ownView(row), ...text, sentAt, isOwn }
}

/** A submission as form values. */
function submissionDraft({
  cause,
  title,
  story,
  personalWhy,
  goalMinor,
  place,
  costs,
  ...rules
}: Row['submission']): Draft {
  return {
    cause,
    title,
    story,
    personalWhy,
    goal: String(goalMinor / 100),
    place: place ?? '',
    costs: costsAsText(costs),
    surplus: rules.surplusRule ?? '',
    shortfall: rules.shortfallRule ?? '',
  }
}
