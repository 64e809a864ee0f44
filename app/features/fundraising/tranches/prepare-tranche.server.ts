import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { type PayeeProblem, payeeProblem } from '#app/features/fundraising/payees/payee.server.ts'
import { canPrepareTranche } from '#app/features/fundraising/policy.ts'
import { type CommandContext, isOperator } from '#app/platform/context.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { readCampaignMoney } from './campaign-money.server.ts'
import { lockTranche } from './tranche.server.ts'
import { campaignTranches } from './tables.server.ts'

export type PrepareTrancheOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'decided' | 'payee-replaced' | PayeeProblem }
  | { ok: false; reason: 'not-covered'; missingMinor: number }

/** The first operator: reserves the money. The bank still knows the account, and the balance still covers the amount. */
export async function prepareTranche(ctx: CommandContext, { id }: { id: string }): Promise<PrepareTrancheOutcome> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx): Promise<PrepareTrancheOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockTranche(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { tranche, campaign, payee } = found
    if (!canPrepareTranche(actor, { ...campaign, ...tranche })) return { ok: false, reason: 'not-allowed' }
    if (tranche.state !== 'asked') return { ok: false, reason: 'decided' }
    if (payee.replacedAt !== null) return { ok: false, reason: 'payee-replaced' }
    const problem = payeeProblem(payee, now)
    if (problem) return { ok: false, reason: problem }
    const { payableMinor } = await readCampaignMoney(tx, { campaignId: campaign.id, now })
    const missingMinor = tranche.amountMinor - payableMinor
    if (missingMinor > 0) return { ok: false, reason: 'not-covered', missingMinor }
    const prepared = { preparedBy: actor.userId, preparedByName: actor.displayName, preparedAt: now }
    await tx
      .update(campaignTranches)
      .set({ state: 'prepared', stateAt: now, ...prepared })
      .where(eq(campaignTranches.id, id))
    const detail = `${tranche.number}: ${formatMoney(tranche.amountMinor, campaign.currency)}`
    await recordAct(tx, ctx, { verb: 'added', subject: { kind: 'tranche', id }, detail })
    return { ok: true }
  })
}
