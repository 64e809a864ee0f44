import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canPrepareTranche, canManageCampaign } from '#app/features/fundraising/policy.ts'
import { type CommandContext, isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { trancheBackMail } from './mails.ts'
import { findOwnerAddress } from './owner-address.server.ts'
import { lockTranche } from './tranche.server.ts'
import { campaignTranches } from './tables.server.ts'

export type CancelTrancheOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'decided' }

/** The owner takes back what was asked for and not prepared yet. */
export async function withdrawTranche(ctx: CommandContext, { id }: { id: string }): Promise<CancelTrancheOutcome> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx): Promise<CancelTrancheOutcome> => {
    const found = await lockTranche(tx, id)
    if (!found || !canManageCampaign(actor, found.campaign, 'money')) return { ok: false, reason: 'not-found' }
    if (found.tranche.state !== 'asked') return { ok: false, reason: 'decided' }
    await tx.update(campaignTranches).set({ state: 'cancelled', stateAt: now }).where(eq(campaignTranches.id, id))
    return { ok: true }
  })
}

/**
 * An operator does not pay it: what was asked for goes back to the owner, what was prepared is cancelled. The owner reads
 * the reason.
 */
export async function declineTranche(
  ctx: SiteContext,
  { id, reason }: { id: string; reason: string },
): Promise<CancelTrancheOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx): Promise<CancelTrancheOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockTranche(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { tranche, campaign } = found
    if (!canPrepareTranche(actor, { ...campaign, ...tranche })) return { ok: false, reason: 'not-allowed' }
    if (tranche.state !== 'asked' && tranche.state !== 'prepared') return { ok: false, reason: 'decided' }
    const state = tranche.state === 'asked' ? 'returned-to-owner' : 'cancelled'
    await tx.update(campaignTranches).set({ state, stateAt: now, reason }).where(eq(campaignTranches.id, id))
    await recordAct(tx, ctx, { verb: 'declined', subject: { kind: 'tranche', id }, detail: tranche.number })
    const to = await findOwnerAddress(tx, campaign.id)
    const mail = () => trancheBackMail({ campaign, ...tranche, reason }, config)
    await notify(tx, ctx, { to, key: `tranche-back:${id}`, mail })
    return { ok: true }
  })
}
