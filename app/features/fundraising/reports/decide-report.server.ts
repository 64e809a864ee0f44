import { and, asc, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { canDecideReports, isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { campaignSubject } from '#app/features/fundraising/questions/campaign-subject.server.ts'
import { campaignQuestions } from '#app/features/fundraising/questions/question-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { withoutControls } from '#app/platform/text/text.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { reportDecidedMail } from './mails.ts'
import { unsealReporter } from './report-sealing.server.ts'
import { campaignReports } from './report-tables.server.ts'
import { REPORT_NOTE_CHARS_MAX, type ReportDecision } from './schema.ts'

export type DecideReportOutcome =
  | { ok: true }
  /** `own`: the operator's own campaign, question or report. */
  | {
      ok: false
      reason: 'not-allowed' | 'not-found' | 'own' | 'needs-note' | 'too-long' | 'already-decided' | 'tells-name'
    }

interface Deciding {
  id: string
  decision: ReportDecision
  /** Those who reported it read it; of a closed campaign everybody. */
  note: string
}

/**
 * Decides all open reports of a campaign together: it stays, or it is closed, with a reason that its page shows; or those
 * of a question: it stays, or it is removed. Those who reported it are told, and their addresses are deleted. Another
 * operator than its owner, the asker and those who reported it.
 */
export async function decideReport(
  ctx: SiteContext,
  { id, decision, ...typed }: Deciding,
): Promise<DecideReportOutcome> {
  const { db, actor, now } = ctx
  const note = withoutControls(typed.note).trim()
  if (!canDecideReports(actor)) return { ok: false, reason: 'not-allowed' }
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  if (note === '') return { ok: false, reason: 'needs-note' }
  if (note.length > (decision === 'stays' ? REPORT_NOTE_CHARS_MAX : REASON_CHARS_MAX)) {
    return { ok: false, reason: 'too-long' }
  }
  return db.transaction(async (tx): Promise<DecideReportOutcome> => {
    const [found] = await tx
      .select({ campaign: campaigns, questionId: campaignReports.questionId, askedBy: campaignQuestions.userId })
      .from(campaignReports)
      .innerJoin(campaigns, eq(campaigns.id, campaignReports.campaignId))
      .leftJoin(campaignQuestions, eq(campaignQuestions.id, campaignReports.questionId))
      .where(eq(campaignReports.id, id))
      .for('no key update', { of: campaigns })
    if (!found) return { ok: false, reason: 'not-found' }
    const { campaign, questionId, askedBy } = found
    if (decision === (questionId === null ? 'removed' : 'closed')) return { ok: false, reason: 'not-found' }
    const { questionId: about } = campaignReports
    const together = and(
      eq(campaignReports.campaignId, campaign.id),
      questionId === null ? isNull(about) : eq(about, questionId),
      isNull(campaignReports.decision),
    )
    const open = await tx
      .select()
      .from(campaignReports)
      .where(together)
      .orderBy(asc(campaignReports.createdAt))
      .for('update')
    if (!open.some((report) => report.id === id)) return { ok: false, reason: 'already-decided' }
    const isAsker = askedBy === actor.userId
    if (isOwnCampaign(actor, campaign) || isAsker || open.some(({ byUserId }) => byUserId === actor.userId)) {
      return { ok: false, reason: 'own' }
    }
    // A campaign that was closed meanwhile keeps its reason.
    const closing =
      decision === 'closed' && (await closeCampaign({ ...ctx, db: tx }, { slug: campaign.slug, reason: note }))
    if (closing && !closing.ok && closing.reason === 'tells-name') return { ok: false, reason: 'tells-name' }
    if (decision === 'removed' && questionId) await removeQuestion(tx, { questionId, slug: campaign.slug, note, now })
    await tx
      .update(campaignReports)
      .set({ decision, decidedAt: now, decidedBy: actor.userId, note, sealedAddress: null })
      .where(together)
    for (const report of open) {
      const mail = () =>
        reportDecidedMail(ctx.config, {
          campaign: campaign.title,
          isAboutQuestion: questionId !== null,
          decision,
          note,
          token: report.publicToken,
        })
      const to = unsealReporter(ctx.sealer, report)
      await notify(tx, ctx, { to, key: `campaign-report:${report.id}`, mail })
    }
    const verb = decision === 'stays' ? 'checked' : decision
    await recordAct(tx, ctx, { verb, subject: { kind: 'campaign', id: campaign.id }, detail: `${open.length} reports` })
    return { ok: true }
  })
}

interface Removing {
  questionId: string
  slug: string
  note: string
  now: Date
}

/** Hides a question and its answer; its asker and the organiser read why. One that was withdrawn is empty already. */
async function removeQuestion(tx: Db, { questionId, slug, note, now }: Removing): Promise<void> {
  await tx
    .update(campaignQuestions)
    .set({ hiddenAt: now, hiddenReason: note })
    .where(and(eq(campaignQuestions.id, questionId), isNull(campaignQuestions.withdrawnAt)))
  await campaignSubject.announce(tx, slug)
}
