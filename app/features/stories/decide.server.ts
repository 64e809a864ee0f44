import { and, eq, isNull } from 'drizzle-orm'
import { findStudentEmail } from '#app/features/students/queries.server.ts'
import { recordAct } from '#app/features/audit/commands/record-act.server.ts'
import type { Verb } from '#app/features/audit/schema.ts'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import type { Site } from '#app/platform/site.ts'
import { type HeldStory, holdStory } from './author.server.ts'
import { changedTags } from './events.ts'
import { decisionMail } from './mails.ts'
import { canDecide, canModerate } from './policy.ts'
import type { ReportReason, Verdict } from './schema.ts'
import { type Decision, listLatestDecisions } from './standing.server.ts'
import { storyAppeals, storyDecisions, storyReports } from './tables.server.ts'

interface Deciding {
  story: HeldStory
  by: Member
  verdict: Verdict
  rule: ReportReason | null
  words: string
  /** The decision that was the latest so far: an open appeal against it is answered by this one. */
  before: { id: number } | undefined
  site: Site
}

const ACTS: Readonly<Record<Verdict, Verb>> = {
  hidden: 'removed',
  kept: 'checked',
  restored: 'published',
  upheld: 'declined',
}

/** What an operator decides from: the story in hand, and the decision that counts so far. */
interface Case {
  tx: Db
  by: Member
  story: HeldStory
  before: Decision | undefined
}

interface Refusal<Reason> {
  ok: false
  reason: Reason
}

type Judgement<Reason> = { verdict: Verdict; rule: ReportReason | null } | Refusal<Reason>

export type JudgeOutcome<Reason> =
  | { ok: true; /** The author got a letter. */ isMailed: boolean }
  | Refusal<Reason | 'not-allowed' | 'own-story' | 'not-found'>

/** Takes a story into hand, lets `judge` find the verdict or refuse, and writes it down; for operators, not of their own. */
export async function judgeStory<Reason extends string>(
  ctx: PrivateContext,
  { storyId, words, site }: { storyId: string; words: string; site: Site },
  judge: (found: Case) => Promise<Judgement<Reason>> | Judgement<Reason>,
): Promise<JudgeOutcome<Reason>> {
  const { db, actor } = ctx
  if (!canModerate(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const story = await holdStory(tx, storyId)
    if (!story || story.takenBackAt) return { ok: false, reason: 'not-found' }
    if (!canDecide(actor, story)) return { ok: false, reason: 'own-story' }
    const before = (await listLatestDecisions(tx, [story.id])).get(story.id)
    const judged = await judge({ tx, by: actor, story, before })
    if ('reason' in judged) return judged
    return { ok: true, ...(await decide({ ...ctx, db: tx }, { ...judged, story, by: actor, words, before, site })) }
  })
}

/**
 * Writes a decision down with all that belongs to it, in the caller's transaction: open reports and the appeal are
 * answered, the act is in the audit log, pages are told, and the author is, unless nothing changed for her.
 */
async function decide(ctx: PrivateContext, deciding: Deciding): Promise<{ isMailed: boolean }> {
  const { db: tx, now } = ctx
  const { story, by, verdict, rule, words, before } = deciding
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
  return { isMailed: verdict !== 'kept' && (await tellAuthor(ctx, deciding, row.id)) }
}

async function tellAuthor(ctx: PrivateContext, deciding: Deciding, decisionId: number): Promise<boolean> {
  const { story, verdict, rule, words, site } = deciding
  if (verdict === 'kept') return false
  const to = await findStudentEmail(ctx, story)
  const mail = decisionMail(site, { storyId: story.id, title: story.title, verdict, rule, words })
  return notify(ctx.db, ctx, { to, key: `story-decision:${decisionId}`, mail })
}
