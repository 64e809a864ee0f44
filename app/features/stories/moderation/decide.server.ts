import { and, eq, isNull } from 'drizzle-orm'
import { findStudentAddress } from '#app/features/students/queries.server.ts'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import type { Verb } from '#app/features/audit/schema.ts'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { type LockedStory, lockStory } from '#app/features/stories/share/author.server.ts'
import { changedTags } from '#app/features/stories/events.ts'
import { decisionMail } from './mails.ts'
import { canDecide, canModerate } from '#app/features/stories/policy.ts'
import type { ReportReason, Verdict } from '#app/features/stories/schema.ts'
import { type Decision, listLatestDecisions } from './moderation-state.server.ts'
import { storyAppeals, storyDecisions, storyReports } from '#app/features/stories/tables.server.ts'

interface NewDecision {
  story: LockedStory
  by: Member
  verdict: Verdict
  rule: ReportReason | null
  words: string
  /** The latest decision so far. An open appeal against it is answered by this one. */
  before: { id: number } | undefined
  site: Site
}

const ACTS: Readonly<Record<Verdict, Verb>> = {
  hidden: 'removed',
  kept: 'checked',
  restored: 'published',
  upheld: 'declined',
}

/** Input of a decision: the locked story and its latest decision. */
interface JudgeInput {
  tx: Db
  by: Member
  story: LockedStory
  before: Decision | undefined
}

interface Refusal<Reason> {
  ok: false
  reason: Reason
}

type Judgement<Reason> = { verdict: Verdict; rule: ReportReason | null } | Refusal<Reason>

export type StoryDecisionOutcome<Reason> =
  | { ok: true; /** The author was mailed. */ isMailed: boolean }
  | Refusal<Reason | 'not-allowed' | 'own-story' | 'not-found'>

/**
 * Locks a story, lets `judge` return a verdict or refuse, and stores the decision; for operators, not about their own
 * stories.
 */
export async function decideStory<Reason extends string>(
  ctx: PrivateContext,
  { storyId, words, site }: { storyId: string; words: string; site: Site },
  judge: (found: JudgeInput) => Promise<Judgement<Reason>> | Judgement<Reason>,
): Promise<StoryDecisionOutcome<Reason>> {
  const { db, actor } = ctx
  if (!canModerate(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const story = await lockStory(tx, storyId)
    if (!story || story.withdrawnAt) return { ok: false, reason: 'not-found' }
    if (!canDecide(actor, story)) return { ok: false, reason: 'own-story' }
    const before = (await listLatestDecisions(tx, [story.id])).get(story.id)
    const judged = await judge({ tx, by: actor, story, before })
    if ('reason' in judged) return judged
    return { ok: true, ...(await decide({ ...ctx, db: tx }, { ...judged, story, by: actor, words, before, site })) }
  })
}

/**
 * Stores a decision in the caller's transaction: closes open reports and the appeal, writes the audit log, invalidates
 * pages, and mails the author if anything changed for them.
 */
async function decide(ctx: PrivateContext, decision: NewDecision): Promise<{ isMailed: boolean }> {
  const { db: tx, now } = ctx
  const { story, by, verdict, rule, words, before } = decision
  const row = one(
    await tx
      .insert(storyDecisions)
      .values({ storyId: story.id, verdict, rule, words, byUserId: by.userId, byName: by.displayName, at: now })
      .returning({ id: storyDecisions.id }),
  )
  await tx
    .update(storyReports)
    .set({ decisionId: row.id })
    .where(and(eq(storyReports.storyId, story.id), isNull(storyReports.decisionId)))
  if (before) {
    await tx
      .update(storyAppeals)
      .set({ answerId: row.id })
      .where(and(eq(storyAppeals.decisionId, before.id), isNull(storyAppeals.answerId)))
  }
  await recordAct(tx, ctx, { verb: ACTS[verdict], subject: { kind: 'story', id: story.id }, detail: rule ?? verdict })
  await publish(tx, [pagesChanged(changedTags(story.id))])
  return { isMailed: verdict !== 'kept' && (await notifyAuthor(ctx, decision, row.id)) }
}

async function notifyAuthor(ctx: PrivateContext, decision: NewDecision, decisionId: number): Promise<boolean> {
  const { story, verdict, rule, words, site } = decision
  if (verdict === 'kept') return false
  const to = await findStudentAddress(ctx, story)
  const mail = () => decisionMail(site, { storyId: story.id, title: story.title, verdict, rule, words })
  return notify(ctx.db, ctx, { to, key: `story-decision:${decisionId}`, mail })
}
