import { attachPhotos, FULL_STATEMENT, statementError, type StatementInput } from './return-photos.server.ts'
import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { refundable, refundReturn } from './return-refund.server.ts'
import { lockReturn, recordReturnStep } from './lock-return.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { isReturnEdge } from '#app/features/orders/states.ts'

export interface AnswerReturnInput extends StatementInput {
  returnId: string
  verdict: 'accepted' | 'refused' | 'refunded'
  /** With 'refunded': put the items back into stock. */
  restock?: boolean
}

export type AnswerReturnOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-found' | 'not-possible' | 'words' | 'photos' }

/**
 * The seller accepts the return, refuses it with a reason, or refunds it in full at once. A refund is possible while
 * the return is open and not refused.
 */
export async function answerReturn(ctx: SiteContext, input: AnswerReturnInput): Promise<AnswerReturnOutcome> {
  const { db, actor, now } = ctx
  const { returnId, verdict, words, photos, restock = false } = input
  return db.transaction(async (tx): Promise<AnswerReturnOutcome> => {
    const locked = await lockReturn(tx, returnId)
    if (!locked || !isSellerOf(actor, locked.seller)) return { ok: false, reason: 'not-found' }
    if (!isReturnEdge(locked.found.state, verdict)) return { ok: false, reason: 'not-possible' }
    const refused = statementError(input, verdict === 'refused' ? FULL_STATEMENT : { charsMin: 0 })
    if (refused) return { ok: false, reason: refused }
    const amountMinor = verdict === 'refunded' ? await refundable(tx, locked) : 0
    if (verdict === 'refunded' && amountMinor < 1) return { ok: false, reason: 'not-possible' }
    if (!(await attachPhotos(tx, { photos, actor, orderId: null, now }))) return { ok: false, reason: 'photos' }
    await recordReturnStep(tx, ctx, locked, { to: verdict, by: 'seller', words, photos, amountMinor })
    if (verdict === 'refunded') {
      const { userId } = actor
      await refundReturn(tx, locked, { amountMinor, by: 'seller', userId, isRestocked: restock, now })
    }
    return { ok: true }
  })
}
