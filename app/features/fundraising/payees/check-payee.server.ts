import { and, eq, isNull } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canCheckPayee } from '#app/features/fundraising/policy.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { payeeWrongMail } from '#app/features/fundraising/tranches/mails.ts'
import { findOwnerAddress } from '#app/features/fundraising/tranches/owner-address.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { insertBankCheck, isPayable } from './bank-check.server.ts'
import type { NameMatch } from './payee-kinds.ts'
import { withdrawSecondNotices } from './tell-of-payee.server.ts'

export type CheckPayeeOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'checked' }

/**
 * Records what the bank says about the name on a payee's account. It is said once for each account; with another name or
 * a closed account the owner is asked for another one.
 */
export async function checkPayee(
  ctx: SiteContext,
  { payeeId, match }: { payeeId: string; match: Exclude<NameMatch, 'unknown'> },
): Promise<CheckPayeeOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx) => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    if (!isUuid(payeeId)) return { ok: false, reason: 'not-found' }
    const [found] = await tx
      .select({ payee: campaignPayees, campaign: campaigns })
      .from(campaignPayees)
      .innerJoin(campaigns, eq(campaigns.id, campaignPayees.campaignId))
      .where(and(eq(campaignPayees.id, payeeId), isNull(campaignPayees.replacedAt)))
      .for('update', { of: campaignPayees })
    if (!found) return { ok: false, reason: 'not-found' }
    const { payee, campaign } = found
    if (!canCheckPayee(actor, { ...campaign, ...payee })) return { ok: false, reason: 'not-allowed' }
    if (payee.nameMatch !== 'unknown') return { ok: false, reason: 'checked' }
    await tx
      .update(campaignPayees)
      .set({ nameMatch: match, matchedAt: now, matchedBy: actor.userId })
      .where(eq(campaignPayees.id, payeeId))
    if (isPayable(match)) await insertBankCheck(tx, { payee, by: actor, now })
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'payee', id: payeeId }, detail: `account: ${match}` })
    if (match === 'other' || match === 'closed') {
      await withdrawSecondNotices(tx, payeeId)
      const mail = () => payeeWrongMail({ campaign, match }, config)
      const to = await findOwnerAddress(tx, campaign.id)
      await notify(tx, ctx, { to, key: `campaign-payee-checked:${payeeId}`, mail })
    }
    await announce(tx, campaign.slug)
    return { ok: true }
  })
}
