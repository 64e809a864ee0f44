import { randomUUID } from 'node:crypto'
import { contentHash } from '#app/platform/text/content-hash.server.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { findReportable } from '#app/features/fundraising/questions/question-queries.server.ts'
import { canReportCampaign, isOwnCampaign } from '#app/features/fundraising/policy.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { addressOf, type SiteContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { newToken } from '#app/platform/text/numbering.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { campaignReports } from './report-tables.server.ts'
import { sealReporter } from './report-sealing.server.ts'
import { type ReportReason, VISITOR_REPORTS_OPEN_MAX } from './schema.ts'

export type ReportCampaignOutcome =
  /** `token` of the report's page; null when visitors have reported the campaign often enough. */
  { ok: true; token: string | null } | { ok: false; reason: 'not-found' | 'own' }

interface Reporting {
  slug: string
  /** Null for the whole campaign. */
  questionId?: string | null
  reason: ReportReason
  words: string
  /** The form's idempotency key; null for a form without one. */
  key: string | null
}

/**
 * Reports a campaign, or a question about it, to the operators, also without an account, and also one that is closed. A
 * member has one open report of a campaign: a second one changes nothing and leads to the first. So does the same form
 * posted twice, of visitors too.
 */
export async function reportCampaign(
  { db, actor, now, sealer }: SiteContext,
  { slug, questionId = null, reason, words, key }: Reporting,
): Promise<ReportCampaignOutcome> {
  if (!SLUG.test(slug)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx): Promise<ReportCampaignOutcome> => {
    const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.slug, slug)).for('no key update')
    if (!campaign) return { ok: false, reason: 'not-found' }
    const isOrganiser = isOwnCampaign(actor, campaign)
    if (questionId === null && !canReportCampaign(actor, campaign)) return { ok: false, reason: 'own' }
    const byUserId = userIdOf(actor)
    if (questionId !== null) {
      const question = await findReportable(tx, { campaignId: campaign.id, questionId, isOrganiser })
      if (!question) return { ok: false, reason: 'not-found' }
      if (byUserId !== null && question.userId === byUserId) return { ok: false, reason: 'own' }
    }
    const formKey = key && formKeyOf({ campaignId: campaign.id, questionId, reason, words, key })
    const same = formKey && (await findPosted(tx, formKey))
    if (same) return { ok: true, token: same }
    const earlier = await findOpen(tx, { campaignId: campaign.id, questionId, byUserId })
    if (byUserId !== null && earlier[0]) return { ok: true, token: earlier[0].token }
    if (earlier.length >= VISITOR_REPORTS_OPEN_MAX) return { ok: true, token: null }
    const [id, publicToken] = [randomUUID(), newToken()]
    const address = actor.kind === 'member' ? addressOf(actor) : null
    const sealedAddress = sealReporter(sealer, { id, address })
    const row = {
      id,
      campaignId: campaign.id,
      questionId,
      reason,
      words,
      byUserId,
      sealedAddress,
      publicToken,
      formKey,
      createdAt: now,
    }
    await tx.insert(campaignReports).values(row)
    return { ok: true, token: publicToken }
  })
}

/** The key counts only together with what was said: a form that was changed and sent again is another report. */
const formKeyOf = (said: Omit<Reporting, 'slug'> & { campaignId: string }): string => contentHash(said)

async function findPosted(tx: Db, formKey: string): Promise<string | null> {
  const [same] = await tx
    .select({ token: campaignReports.publicToken })
    .from(campaignReports)
    .where(eq(campaignReports.formKey, formKey))
  return same?.token ?? null
}

/** The open reports of this member, or of all visitors. */
function findOpen(
  tx: Db,
  { campaignId, questionId, byUserId }: { campaignId: string; questionId: string | null; byUserId: string | null },
) {
  const { publicToken, decision, byUserId: by } = campaignReports
  const about = questionId === null ? isNull(campaignReports.questionId) : eq(campaignReports.questionId, questionId)
  const own = byUserId === null ? isNull(by) : eq(by, byUserId)
  return tx
    .select({ token: publicToken })
    .from(campaignReports)
    .where(and(eq(campaignReports.campaignId, campaignId), about, own, isNull(decision)))
    .limit(VISITOR_REPORTS_OPEN_MAX)
}
