import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { tellsHiddenName } from '#app/features/fundraising/beneficiaries/beneficiary.server.ts'
import { listBills } from '#app/features/fundraising/bills/bill-queries.server.ts'
import { readGivingRules } from '#app/features/fundraising/giving-rules/giving-rule-queries.server.ts'
import {
  findPayee,
  type Payee,
  type PayeeProblem,
  payeePlace,
  payeeProblem,
} from '#app/features/fundraising/payees/payee.server.ts'
import { canManageCampaign } from '#app/features/fundraising/policy.ts'
import { lockCampaign } from '#app/features/fundraising/rows/campaign.server.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { waitsForGoal } from '#app/features/fundraising/surplus/surplus-rules.ts'
import { sealAccount, unsealAccount } from '#app/platform/bank/account.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { onceForForm } from '#app/platform/form-keys/form-keys.server.ts'
import { findOverdueUpdate, readCampaignMoney } from './campaign-money.server.ts'
import { billParts, type BillPart, documentedMinorMin } from '#app/features/fundraising/bills/document-share.ts'
import { takeTrancheNumber } from './tranche-number.server.ts'
import { tranchePlace } from './tranche.server.ts'
import { campaignTrancheBills, campaignTranches } from './tables.server.ts'

export interface AskInput {
  /** Of the form (uuid); posted again it is the same request. */
  key: string
  slug: string
  amountMinor: number
  /** What it is for; supporters read it. */
  purpose: string
  billIds: readonly string[]
}

export type AskRefusal =
  | { ok: false; reason: 'form-changed' }
  | { ok: false; reason: 'not-found' | 'already-asked' | 'unknown-bill' | 'tells-name' | 'goal-open' | PayeeProblem }
  | { ok: false; reason: 'update-overdue'; dueAt: Date }
  | { ok: false; reason: 'too-much'; payableMinor: number }
  | { ok: false; reason: 'undocumented'; documentedMinor: number; neededMinor: number }
export type AskOutcome = { ok: true; id: string } | AskRefusal

/**
 * The owner asks for a part of the campaign's money, with bills. Needed: an account that the bank knows and that is
 * older than 48 hours, an update after the last payout, the money itself, the goal where everything goes back without it,
 * and bills for the share that the rules say.
 * One request at a time; the same form posted twice is one, also after it was decided.
 */
export async function askTranche(ctx: PrivateContext, input: AskInput): Promise<AskOutcome> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx): Promise<AskOutcome> => {
    const campaign = await lockCampaign(tx, input.slug)
    if (!campaign || !canManageCampaign(actor, campaign, 'money')) return { ok: false, reason: 'not-found' }
    const { key, amountMinor, purpose, billIds } = input
    const content = [amountMinor, purpose, billIds]
    const form = { place: `tranche:${campaign.id}`, userId: actor.userId, key, content, now }
    return onceForForm(tx, form, () => askOnce(tx, { ...ctx, userId: actor.userId }, { campaign, input }))
  })
}

interface Asking {
  campaign: NonNullable<Awaited<ReturnType<typeof lockCampaign>>>
  input: AskInput
}

async function askOnce(
  tx: Db,
  ctx: PrivateContext & { userId: string },
  { campaign, input }: Asking,
): Promise<AskOutcome> {
  const { now } = ctx
  const campaignId = campaign.id
  const asking = { campaignId, now }
  if (await hasAsked(tx, campaignId)) return { ok: false, reason: 'already-asked' }
  if (await tellsHiddenName(tx, { ...ctx, campaignId }, [input.purpose])) return { ok: false, reason: 'tells-name' }
  const payee = await findPayee(tx, campaign.id)
  const problem = payeeProblem(payee, now)
  if (!payee || problem) return { ok: false, reason: problem ?? 'no-payee' }
  const overdue = await findOverdueUpdate(tx, asking)
  if (overdue) return { ok: false, reason: 'update-overdue', ...overdue }
  const { payableMinor, paidOutMinor } = await readCampaignMoney(tx, asking)
  const { raisedMinor } = await readCampaignState(tx, campaignId)
  if (waitsForGoal({ ...campaign, raisedMinor, paidOutMinor })) return { ok: false, reason: 'goal-open' }
  if (input.amountMinor > payableMinor) return { ok: false, reason: 'too-much', payableMinor }
  const documented = await documentedBy(tx, { ...asking, ...input })
  if (!documented.ok) return documented
  return { ok: true, id: await write(tx, ctx, { campaignId, payee, input, ...documented }) }
}

const hasAsked = async (tx: Db, campaignId: string): Promise<boolean> =>
  (await tx.$count(
    campaignTranches,
    and(eq(campaignTranches.campaignId, campaignId), eq(campaignTranches.state, 'asked')),
  )) > 0

/** The parts of the chosen bills, if they are of this campaign and cover enough. */
async function documentedBy(
  tx: Db,
  {
    campaignId,
    now,
    amountMinor,
    billIds,
  }: { campaignId: string; now: Date } & Pick<AskInput, 'amountMinor' | 'billIds'>,
): Promise<{ ok: true; parts: BillPart[] } | AskRefusal> {
  const own = new Map((await listBills(tx, campaignId)).map((bill) => [bill.id, bill]))
  const chosen = [...new Set(billIds)].map((id) => own.get(id))
  const bills = chosen.filter((bill) => bill !== undefined)
  if (bills.length < chosen.length) return { ok: false, reason: 'unknown-bill' }
  const parts = billParts(bills, amountMinor)
  const documentedMinor = parts.reduce((sum, part) => sum + part.amountMinor, 0)
  const rules = await readGivingRules(tx, now)
  const neededMinor = documentedMinorMin(amountMinor, rules['documented-share-bp'])
  return documentedMinor < neededMinor
    ? { ok: false, reason: 'undocumented', documentedMinor, neededMinor }
    : { ok: true, parts }
}

interface Asked {
  campaignId: string
  payee: Payee
  input: AskInput
  parts: readonly BillPart[]
}

/** The account as it is now, sealed for this tranche. @throws when its key is gone. */
async function write(
  tx: Db,
  { sealer, now, userId }: Pick<PrivateContext, 'sealer' | 'now'> & { userId: string },
  { campaignId, payee, input: { amountMinor, purpose }, parts }: Asked,
): Promise<string> {
  const account = unsealAccount(sealer, payee.sealedAccount, payeePlace(payee.id))
  if (!account) throw new Error(`payee ${payee.id}: its account does not open`)
  const id = randomUUID()
  await tx.insert(campaignTranches).values({
    id,
    number: await takeTrancheNumber(tx, now),
    campaignId,
    payeeId: payee.id,
    sealedAccount: sealAccount(sealer, account, tranchePlace(id)),
    ending: payee.ending,
    amountMinor,
    purpose,
    stateAt: now,
    askedBy: userId,
    askedAt: now,
  })
  const bills = parts.map((part, at) => ({ ...part, trancheId: id, number: at + 1 }))
  if (bills.length > 0) await tx.insert(campaignTrancheBills).values(bills)
  return id
}
