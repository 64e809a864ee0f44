import { isDisputable } from './return-policy.ts'
import { attachPhotos, FULL_STATEMENT, statementError, type StatementInput } from './return-photos.server.ts'
import { lockReturn, recordReturnStep } from './lock-return.server.ts'
import { mayActAs } from '#app/features/orders/policy.ts'
import type { SiteContext } from '#app/platform/context.server.ts'

export type DisputeReturnOutcome =
  | { ok: true }
  /** too-early: the seller's time to answer is not over. */
  | { ok: false; reason: 'not-found' | 'not-possible' | 'too-early' | 'words' | 'photos' }

/** The buyer asks the operators to decide: after a refusal, or when the seller did not answer for two days. */
export async function disputeReturn(
  ctx: SiteContext,
  input: StatementInput & { token: string; returnId: string },
): Promise<DisputeReturnOutcome> {
  const { db, actor, now } = ctx
  const { token, returnId, words, photos } = input
  return db.transaction(async (tx): Promise<DisputeReturnOutcome> => {
    const locked = await lockReturn(tx, returnId)
    if (!locked || !mayActAs(actor, 'buyer', locked, token)) return { ok: false, reason: 'not-found' }
    const { state } = locked.found
    if (state === 'disputed' || state === 'refunded' || state === 'closed') return { ok: false, reason: 'not-possible' }
    if (!isDisputable(locked.found, now)) return { ok: false, reason: 'too-early' }
    const refused = statementError(input, FULL_STATEMENT)
    if (refused) return { ok: false, reason: refused }
    if (!(await attachPhotos(tx, { photos, actor, orderId: locked.order.id, now })))
      return { ok: false, reason: 'photos' }
    await recordReturnStep(tx, ctx, locked, { to: 'disputed', by: 'buyer', words, photos })
    return { ok: true }
  })
}
