import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { reversePayout } from '#app/features/fundraising/allocations/write-allocations.server.ts'
import { readGivingRules } from '#app/features/fundraising/giving-rules/giving-rule-queries.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { bookArrival, bookComeback } from './booking.server.ts'
import { trancheArrivedMail, trancheFailedMail } from './mails.ts'
import { findOwnerAddress } from './owner-address.server.ts'
import { lockTranche } from './tranche.server.ts'
import { campaignTranches } from './tables.server.ts'

export type BankAnswerOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-possible' }

/** The money has arrived: from now on an update for supporters is due. */
export async function markTranchePaid(
  ctx: SiteContext,
  { id, utr }: { id: string; utr: string | null },
): Promise<BankAnswerOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx): Promise<BankAnswerOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockTranche(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { tranche, campaign } = found
    if (tranche.state !== 'released') return { ok: false, reason: 'not-possible' }
    const days = (await readGivingRules(tx, now))['payout-update-days']
    const updateDueAt = new Date(now.getTime() + days * DAY_MS)
    await tx
      .update(campaignTranches)
      .set({ state: 'paid', stateAt: now, paidAt: now, utr, updateDueAt })
      .where(eq(campaignTranches.id, id))
    await bookArrival(tx, tranche, now)
    await recordAct(tx, ctx, {
      verb: 'checked',
      subject: { kind: 'tranche', id },
      detail: `${tranche.number}: arrived`,
    })
    const to = await findOwnerAddress(tx, campaign.id)
    const mail = trancheArrivedMail({ campaign, ...tranche, updateDueAt }, config)
    await notify(tx, ctx, { to, key: `tranche-arrived:${id}`, mail })
    await announce(tx, campaign.slug)
    return { ok: true }
  })
}

/** The bank sent it back, before or after it had arrived: the money is in the campaign's balance again. */
export async function markTrancheFailed(
  ctx: SiteContext,
  { id, reason }: { id: string; reason: string },
): Promise<BankAnswerOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx): Promise<BankAnswerOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockTranche(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { tranche, campaign } = found
    if (tranche.state !== 'released' && tranche.state !== 'paid') return { ok: false, reason: 'not-possible' }
    await tx.update(campaignTranches).set({ state: 'failed', stateAt: now, reason }).where(eq(campaignTranches.id, id))
    const { organisationMinor } = await reversePayout(tx, { trancheId: id, now })
    await bookComeback(tx, { ...tranche, organisationMinor, wasPaid: tranche.state === 'paid' }, now)
    await recordAct(tx, ctx, {
      verb: 'changed',
      subject: { kind: 'tranche', id },
      detail: `${tranche.number}: came back`,
    })
    const to = await findOwnerAddress(tx, campaign.id)
    const mail = trancheFailedMail({ campaign, ...tranche, reason }, config)
    await notify(tx, ctx, { to, key: `tranche-failed:${id}`, mail })
    await announce(tx, campaign.slug)
    return { ok: true }
  })
}
