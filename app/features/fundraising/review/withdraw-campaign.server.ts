import { ownsSubmission } from '#app/features/fundraising/policy.ts'
import { addState, lockSubmission } from './submission.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type WithdrawCampaignOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'decided' }

/** Withdraws a campaign that is not public yet. */
export async function withdrawCampaign(ctx: CommandContext, { id }: { id: string }): Promise<WithdrawCampaignOutcome> {
  return ctx.db.transaction(async (tx) => {
    const found = await lockSubmission(tx, id)
    if (!found || !ownsSubmission(ctx.actor, found.submission)) return { ok: false, reason: 'not-found' }
    if (found.state !== 'waiting' && found.state !== 'returned') return { ok: false, reason: 'decided' }
    await addState(tx, { submissionId: id, state: 'withdrawn', byUserId: ctx.actor.userId, at: ctx.now })
    return { ok: true }
  })
}
