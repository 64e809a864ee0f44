import { and, eq, inArray } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { canConfirmReturn, canPrepareReturn } from '#app/features/fundraising/policy.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { OPEN_RETURN_STATES, RETURN_REASON_CHARS_MAX, type RETURN_CAUSES } from './campaign-return.ts'
import { listGiftsLeft } from './return-queries.server.ts'
import { campaignReturns } from './tables.server.ts'

type Refusal = 'not-allowed' | 'not-found' | 'decided'
export type ReturnDecision = { ok: true } | { ok: false; reason: Refusal | 'same-person' }
export type PrepareReturnOutcome =
  | { ok: true }
  | { ok: false; reason: Refusal | 'not-closed' | 'payout-prepared' | 'nothing-left' }

interface NewReturn {
  campaignId: string
  cause: (typeof RETURN_CAUSES)[number]
  /** Supporters read it. */
  reason: string
}

async function lockCampaign(tx: Db, id: string) {
  const [campaign] = await tx.select().from(campaigns).where(eq(campaigns.id, id)).for('no key update')
  return campaign
}

/**
 * The first operator: what is left of a closed campaign shall go back, because its owner asked for it or without that.
 * From now on nothing is paid out; refused while a payout is prepared.
 */
export async function prepareReturn(ctx: CommandContext, input: NewReturn): Promise<PrepareReturnOutcome> {
  const { db, actor, now } = ctx
  const { campaignId, cause } = input
  return db.transaction(async (tx): Promise<PrepareReturnOutcome> => {
    const campaign = await lockCampaign(tx, campaignId)
    if (!campaign) return { ok: false, reason: 'not-found' }
    if (!canPrepareReturn(actor, campaign)) return { ok: false, reason: 'not-allowed' }
    if (!(await readCampaignState(tx, campaignId)).isClosed) return { ok: false, reason: 'not-closed' }
    const isPrepared = and(eq(campaignTranches.campaignId, campaignId), eq(campaignTranches.state, 'prepared'))
    if ((await tx.$count(campaignTranches, isPrepared)) > 0) return { ok: false, reason: 'payout-prepared' }
    if ((await listGiftsLeft(tx, { campaignId, limit: 1 })).length === 0) return { ok: false, reason: 'nothing-left' }
    const reason = cleanLine(input.reason).slice(0, RETURN_REASON_CHARS_MAX)
    const by = { preparedBy: actor.userId, preparedByName: actor.displayName, preparedAt: now }
    const open = await findOpenReturn(tx, campaignId)
    if (open && open.state !== 'asked') return { ok: false, reason: 'decided' }
    const prepared = { cause, reason, state: 'prepared' as const, ...by }
    await (open
      ? tx.update(campaignReturns).set(prepared).where(eq(campaignReturns.id, open.id))
      : tx.insert(campaignReturns).values({ campaignId, ...prepared }))
    const subject = { kind: 'campaign' as const, id: campaign.slug }
    await recordAct(tx, ctx, { verb: 'added', subject, detail: `return: ${cause}` })
    return { ok: true }
  })
}

/** The second operator: the gifts go back from now on, some at a time (`return-campaigns.server.ts`). */
export const confirmReturn = (ctx: CommandContext, { campaignId }: { campaignId: string }): Promise<ReturnDecision> =>
  decide(ctx, { campaignId, state: 'confirmed' })

/** Nothing went back yet, or the owner's request is declined: the money can be paid out again. */
export const cancelReturn = (ctx: CommandContext, { campaignId }: { campaignId: string }): Promise<ReturnDecision> =>
  decide(ctx, { campaignId, state: 'cancelled' })

async function decide(
  ctx: CommandContext,
  { campaignId, state }: { campaignId: string; state: 'confirmed' | 'cancelled' },
): Promise<ReturnDecision> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx): Promise<ReturnDecision> => {
    const campaign = await lockCampaign(tx, campaignId)
    if (!campaign) return { ok: false, reason: 'not-found' }
    if (!canPrepareReturn(actor, campaign)) return { ok: false, reason: 'not-allowed' }
    const open = await findOpenReturn(tx, campaignId)
    const isConfirmed = state === 'confirmed'
    const isWaiting = open?.state === 'prepared' || (open?.state === 'asked' && !isConfirmed)
    if (!isWaiting) return { ok: false, reason: 'decided' }
    if (isConfirmed && !canConfirmReturn(actor, { ...campaign, ...open })) return { ok: false, reason: 'same-person' }
    const by = { confirmedBy: actor.userId, confirmedByName: actor.displayName, confirmedAt: now }
    await tx
      .update(campaignReturns)
      .set({ state, ...(isConfirmed && by) })
      .where(eq(campaignReturns.id, open.id))
    const subject = { kind: 'campaign' as const, id: campaign.slug }
    await recordAct(tx, ctx, {
      verb: isConfirmed ? 'released' : open.state === 'asked' ? 'declined' : 'cancelled',
      subject,
      detail: `return: ${open.cause}`,
    })
    return { ok: true }
  })
}

/** The return of a campaign that is asked for, prepared or under way. */
export async function findOpenReturn(
  db: Db,
  campaignId: string,
): Promise<typeof campaignReturns.$inferSelect | undefined> {
  const isOpen = inArray(campaignReturns.state, [...OPEN_RETURN_STATES])
  const [open] = await db
    .select()
    .from(campaignReturns)
    .where(and(eq(campaignReturns.campaignId, campaignId), isOpen))
  return open
}
