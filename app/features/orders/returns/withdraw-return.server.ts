import { lockReturn, recordReturnStep } from './lock-return.server.ts'
import { mayActAs } from '#app/features/orders/policy.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { isReturnEdge } from '#app/features/orders/states.ts'

export type WithdrawReturnOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' }

/** The buyer withdraws the return: it is closed, and nothing is refunded. */
export async function withdrawReturn(
  ctx: SiteContext,
  { token, returnId }: { token: string; returnId: string },
): Promise<WithdrawReturnOutcome> {
  return ctx.db.transaction(async (tx): Promise<WithdrawReturnOutcome> => {
    const locked = await lockReturn(tx, returnId)
    if (!locked || !mayActAs(ctx.actor, 'buyer', locked, token)) return { ok: false, reason: 'not-found' }
    if (!isReturnEdge(locked.found.state, 'closed')) return { ok: false, reason: 'not-possible' }
    await recordReturnStep(tx, ctx, locked, { to: 'closed', by: 'buyer', words: '', photos: [] })
    return { ok: true }
  })
}
