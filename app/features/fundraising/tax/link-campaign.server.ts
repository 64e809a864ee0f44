import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { findPayee } from '#app/features/fundraising/payees/payee.server.ts'
import { PAYABLE_MATCHES } from '#app/features/fundraising/payees/payee-kinds.ts'
import { canLinkTaxApproval } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { taxApprovals } from './approval-tables.server.ts'
import { payeeTaxApprovals } from './tables.server.ts'

export type LinkOutcome =
  | { ok: true }
  | {
      ok: false
      reason:
        | 'not-allowed'
        | 'not-found'
        | 'no-campaign'
        | 'ended'
        | 'not-an-institution'
        | 'not-compared'
        | 'linked-to-another'
    }

/**
 * The payee of a campaign is this approved organisation: gifts from now on can be deducted. Only for an institution
 * whose account was compared with the bank, and not by the owner of the campaign. Idempotent.
 */
export async function linkCampaign(
  ctx: CommandContext,
  { approvalId, slug }: { approvalId: string; slug: string },
): Promise<LinkOutcome> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx): Promise<LinkOutcome> => {
    const campaign = await lockCampaign(tx, slug)
    if (!canLinkTaxApproval(actor, campaign ?? { ownerUserId: null, coOwners: [] }))
      return { ok: false, reason: 'not-allowed' }
    if (!campaign) return { ok: false, reason: 'no-campaign' }
    const [approval] = await tx.select().from(taxApprovals).where(eq(taxApprovals.id, approvalId))
    if (!approval) return { ok: false, reason: 'not-found' }
    if (approval.untilDay !== null) return { ok: false, reason: 'ended' }
    const payee = await findPayee(tx, campaign.id)
    if (payee?.kind !== 'institution') return { ok: false, reason: 'not-an-institution' }
    if (!PAYABLE_MATCHES.some((match) => match === payee.nameMatch)) return { ok: false, reason: 'not-compared' }
    const link = { payeeId: payee.id, approvalId, linkedBy: actor.userId, linkedAt: now }
    const [linked] = await tx.insert(payeeTaxApprovals).values(link).onConflictDoNothing().returning()
    if (!linked) return findLink(tx, link)
    const detail = `${approval.number}: ${slug}`
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'tax-approval', id: approvalId }, detail })
    await announce(tx, slug)
    return { ok: true }
  })
}

async function findLink(
  tx: Pick<CommandContext['db'], 'select'>,
  { payeeId, approvalId }: { payeeId: string; approvalId: string },
): Promise<LinkOutcome> {
  const [link] = await tx.select().from(payeeTaxApprovals).where(eq(payeeTaxApprovals.payeeId, payeeId))
  return link?.approvalId === approvalId ? { ok: true } : { ok: false, reason: 'linked-to-another' }
}
