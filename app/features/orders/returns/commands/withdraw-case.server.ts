import { lockCase, takeStep } from '#app/features/orders/returns/case.server.ts'
import { mayActAs } from '#app/features/orders/policy.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { isCaseEdge } from '#app/features/orders/states.ts'

export type WithdrawCaseOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' }

/** The buyer takes her request back: the case is closed, and she keeps what she has. */
export async function withdrawCase(
  ctx: SiteContext,
  { token, caseId }: { token: string; caseId: string },
): Promise<WithdrawCaseOutcome> {
  return ctx.db.transaction(async (tx): Promise<WithdrawCaseOutcome> => {
    const locked = await lockCase(tx, caseId)
    if (!locked || !mayActAs(ctx.actor, 'buyer', locked, token)) return { ok: false, reason: 'not-found' }
    if (!isCaseEdge(locked.found.state, 'closed')) return { ok: false, reason: 'not-possible' }
    await takeStep(tx, ctx, locked, { to: 'closed', by: 'buyer', words: '', photos: [] })
    return { ok: true }
  })
}
