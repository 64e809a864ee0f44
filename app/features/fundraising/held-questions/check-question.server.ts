import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canCheckQuestions, isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { findCampaignRow } from '#app/features/fundraising/rows/campaign.server.ts'
import { campaignSubject } from '#app/features/fundraising/questions/campaign-subject.server.ts'
import { publishAnswer } from '#app/features/questions/commands/answer-question.server.ts'
import { stateOf } from '#app/features/questions/question-table.server.ts'
import { REPLY_CHARS_MAX } from '#app/features/questions/schema.ts'
import { lockQuestion } from '#app/features/questions/subject.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { withoutControls } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'
import { campaignQuestionChecks } from './held-tables.server.ts'

export type CheckQuestionOutcome =
  | { ok: true }
  /** `own`: the operator's own campaign or question. `decided`: answered, withdrawn, removed or decided meanwhile. */
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'own' | 'decided' | 'empty' | 'too-long' }

interface Checking {
  id: string
  /** The team's answer, which is published; or why the question stays without one. */
  words: string
}

/**
 * Publishes a question that the organiser declined, with the team's answer. The asker is told. Another operator than the
 * organiser and the asker.
 */
export const publishDeclined = (ctx: SiteContext, checking: Checking): Promise<CheckQuestionOutcome> =>
  decide(ctx, checking, async (tx, { question, asked }) => {
    const published = await publishAnswer(tx, ctx, campaignSubject, {
      question,
      asked,
      typed: checking.words,
      answerer: () => copy.team,
    })
    return published.ok ? { decision: 'published', note: null } : published.reason
  })

/** Leaves a declined question without an answer; only operators read why. The same people as `publishDeclined`. */
export const leaveDeclined = (ctx: SiteContext, checking: Checking): Promise<CheckQuestionOutcome> =>
  decide(ctx, checking, async () => {
    const note = withoutControls(checking.words).trim()
    if (note.length > REPLY_CHARS_MAX) return 'too-long'
    return note === '' ? 'empty' : { decision: 'left', note }
  })

type Found = NonNullable<Awaited<ReturnType<typeof lockQuestion>>>
type Decided = Pick<typeof campaignQuestionChecks.$inferInsert, 'decision' | 'note'>

async function decide(
  ctx: SiteContext,
  { id }: Checking,
  act: (tx: Db, found: Found) => Promise<Decided | 'empty' | 'too-long'>,
): Promise<CheckQuestionOutcome> {
  const { db, actor, now } = ctx
  if (!canCheckQuestions(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx): Promise<CheckQuestionOutcome> => {
    const found = await lockQuestion(tx, campaignSubject, { id, actor, now })
    if (!found) return { ok: false, reason: 'not-found' }
    const { question, asked } = found
    const campaign = await findCampaignRow(tx, asked.slug)
    if ((campaign && isOwnCampaign(actor, campaign)) || question.userId === actor.userId) {
      return { ok: false, reason: 'own' }
    }
    if (stateOf(question) !== 'declined') return { ok: false, reason: 'decided' }
    const isChecked = (await tx.$count(campaignQuestionChecks, eq(campaignQuestionChecks.questionId, id))) > 0
    if (isChecked) return { ok: false, reason: 'decided' }
    const decided = await act(tx, found)
    if (typeof decided === 'string') return { ok: false, reason: decided }
    const row = { questionId: id, ...decided, decidedBy: actor.userId, decidedAt: now }
    await tx.insert(campaignQuestionChecks).values(row)
    const verb = decided.decision === 'published' ? 'published' : 'checked'
    await recordAct(tx, ctx, { verb, subject: { kind: 'campaign', id: asked.id }, detail: 'declined question' })
    return { ok: true }
  })
}
