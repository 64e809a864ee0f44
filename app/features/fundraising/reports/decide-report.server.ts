import { and, asc, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { closeCampaign } from '#app/features/fundraising/owner/close-campaign.server.ts'
import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { canDecideReports, isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { withoutControls } from '#app/platform/text/text.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { reportDecidedMail } from './mails.ts'
import { unsealReporter } from './report-sealing.server.ts'
import { campaignReports } from './report-tables.server.ts'
import { REPORT_NOTE_CHARS_MAX, type ReportDecision } from './schema.ts'

export type DecideReportOutcome =
  | { ok: true }
  /** `own`: the operator's own campaign, or their own report. */
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'own' | 'needs-note' | 'too-long' | 'already-decided' }

interface Deciding {
  id: string
  decision: ReportDecision
  /** Those who reported it read it; of a closed campaign everybody. */
  note: string
}

/**
 * Decides all open reports of a campaign together: it stays, or it is closed, with a reason that its page shows. Those who
 * reported it are told, and their addresses are deleted. Another operator than its owner and those who reported it.
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
  if (note.length > (decision === 'closed' ? REASON_CHARS_MAX : REPORT_NOTE_CHARS_MAX)) {
    return { ok: false, reason: 'too-long' }
  }
  return db.transaction(async (tx): Promise<DecideReportOutcome> => {
    const [found] = await tx
      .select({ campaign: campaigns })
      .from(campaignReports)
      .innerJoin(campaigns, eq(campaigns.id, campaignReports.campaignId))
      .where(eq(campaignReports.id, id))
      .for('no key update', { of: campaigns })
    if (!found) return { ok: false, reason: 'not-found' }
    const { campaign } = found
    const open = await tx
      .select()
      .from(campaignReports)
      .where(and(eq(campaignReports.campaignId, campaign.id), isNull(campaignReports.decision)))
      .orderBy(asc(campaignReports.createdAt))
      .for('update')
    if (!open.some((report) => report.id === id)) return { ok: false, reason: 'already-decided' }
    if (isOwnCampaign(actor, campaign) || open.some(({ byUserId }) => byUserId === actor.userId)) {
      return { ok: false, reason: 'own' }
    }
    // A campaign that was closed meanwhile keeps its reason.
    if (decision === 'closed') await closeCampaign({ ...ctx, db: tx }, { slug: campaign.slug, reason: note })
    await tx
      .update(campaignReports)
      .set({ decision, decidedAt: now, decidedBy: actor.userId, note, sealedAddress: null })
      .where(and(eq(campaignReports.campaignId, campaign.id), isNull(campaignReports.decision)))
    for (const report of open) {
      const mail = reportDecidedMail(ctx.config, {
        campaign: campaign.title,
        decision,
        note,
        token: report.publicToken,
      })
      const to = unsealReporter(ctx.sealer, report)
      await notify(tx, ctx, { to, key: `campaign-report:${report.id}`, mail })
    }
    const verb = decision === 'closed' ? 'closed' : 'checked'
    await recordAct(tx, ctx, { verb, subject: { kind: 'campaign', id: campaign.id }, detail: `${open.length} reports` })
    return { ok: true }
  })
}
