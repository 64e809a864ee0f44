import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { reversePayout } from '#app/features/fundraising/allocations/write-allocations.server.ts'
import { readGivingRules } from '#app/features/fundraising/giving-rules/giving-rule-queries.server.ts'
import { announce } from '#app/features/fundraising/settlement/announce.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { bookArrival, bookComeback } from './booking.server.ts'
import { trancheArrivedMail, trancheFailedMail } from './mails.ts'
import { findOwnerAddress } from './owner-address.server.ts'
import { isByProvider } from './provider-payout.server.ts'
import { type FoundTranche, lockTranche } from './tranche.server.ts'
import { campaignTranches } from './tables.server.ts'

export type BankAnswerOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-possible' | 'by-provider' }

type Telling = Pick<SiteContext, 'config' | 'sealer' | 'now'>

/** An operator records what the bank statement says. The provider itself says what became of a payout that it sends. */
async function answer(
  ctx: SiteContext,
  { id, detail }: { id: string; detail: string },
  record: (tx: Db, found: FoundTranche) => Promise<boolean>,
): Promise<BankAnswerOutcome> {
  const { db, actor } = ctx
  return db.transaction(async (tx): Promise<BankAnswerOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockTranche(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    if (await isByProvider(tx, id)) return { ok: false, reason: 'by-provider' }
    if (!(await record(tx, found))) return { ok: false, reason: 'not-possible' }
    const verb = detail === 'arrived' ? 'checked' : 'changed'
    await recordAct(tx, ctx, { verb, subject: { kind: 'tranche', id }, detail: `${found.tranche.number}: ${detail}` })
    return { ok: true }
  })
}

export const markTranchePaid = (
  ctx: SiteContext,
  { id, utr }: { id: string; utr: string | null },
): Promise<BankAnswerOutcome> =>
  answer(ctx, { id, detail: 'arrived' }, (tx, found) => recordArrival(tx, ctx, { found, utr }))

export const markTrancheFailed = (
  ctx: SiteContext,
  { id, reason }: { id: string; reason: string },
): Promise<BankAnswerOutcome> =>
  answer(ctx, { id, detail: 'came back' }, (tx, found) => recordComeback(tx, ctx, { found, reason }))

/** The money has arrived: from now on an update for supporters is due. False when it is not on its way. */
export async function recordArrival(
  tx: Db,
  ctx: Telling,
  { found: { tranche, campaign }, utr }: { found: FoundTranche; utr: string | null },
): Promise<boolean> {
  const { now, config } = ctx
  const { id } = tranche
  if (tranche.state !== 'released') return false
  const days = (await readGivingRules(tx, now))['payout-update-days']
  const updateDueAt = new Date(now.getTime() + days * DAY_MS)
  await tx
    .update(campaignTranches)
    .set({ state: 'paid', stateAt: now, paidAt: now, utr, updateDueAt })
    .where(eq(campaignTranches.id, id))
  await bookArrival(tx, tranche, now)
  const to = await findOwnerAddress(tx, campaign.id)
  const mail = () => trancheArrivedMail({ campaign, ...tranche, updateDueAt }, config)
  await notify(tx, ctx, { to, key: `tranche-arrived:${id}`, mail })
  await announce(tx, campaign.slug)
  return true
}

/**
 * The bank sent it back, before or after it had arrived: the money is in the campaign's balance again. False when it was
 * not sent, or came back before.
 */
export async function recordComeback(
  tx: Db,
  ctx: Telling,
  { found: { tranche, campaign }, reason }: { found: FoundTranche; reason: string },
): Promise<boolean> {
  const { now, config } = ctx
  const { id, state } = tranche
  if (state !== 'released' && state !== 'paid') return false
  await tx.update(campaignTranches).set({ state: 'failed', stateAt: now, reason }).where(eq(campaignTranches.id, id))
  const { organisationMinor } = await reversePayout(tx, { trancheId: id, now })
  await bookComeback(tx, { ...tranche, organisationMinor, wasPaid: state === 'paid' }, now)
  const to = await findOwnerAddress(tx, campaign.id)
  const mail = () => trancheFailedMail({ campaign, ...tranche, reason }, config)
  await notify(tx, ctx, { to, key: `tranche-failed:${id}`, mail })
  await announce(tx, campaign.slug)
  return true
}
