import { attachPhotos, FULL_WORDS, refuseSaid, type Said } from '#app/features/orders/returns/case-photos.server.ts'
import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { refundable, refundCase } from '#app/features/orders/returns/case-refund.server.ts'
import { lockCase, takeStep } from '#app/features/orders/returns/case.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { isCaseEdge } from '#app/features/orders/states.ts'

export interface AnswerCaseInput extends Said {
  caseId: string
  verdict: 'accepted' | 'refused' | 'refunded'
  /** With 'refunded': the things are with her again and can be sold. */
  restock?: boolean
}

export type AnswerCaseOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' | 'words' | 'photos' }

/**
 * The seller answers: the things may come back, they may not (with a reason), or the money goes back at once, which she
 * may say as long as the case is open and she has not refused. Everything that was asked for goes back.
 */
export async function answerCase(ctx: SiteContext, input: AnswerCaseInput): Promise<AnswerCaseOutcome> {
  const { db, actor, now } = ctx
  const { caseId, verdict, words, photos, restock = false } = input
  return db.transaction(async (tx): Promise<AnswerCaseOutcome> => {
    const locked = await lockCase(tx, caseId)
    if (!locked || !isSellerOf(actor, locked.seller)) return { ok: false, reason: 'not-found' }
    if (!isCaseEdge(locked.found.state, verdict)) return { ok: false, reason: 'not-possible' }
    const refused = refuseSaid(input, verdict === 'refused' ? FULL_WORDS : { charsMin: 0 })
    if (refused) return { ok: false, reason: refused }
    const amountMinor = verdict === 'refunded' ? await refundable(tx, locked) : 0
    if (verdict === 'refunded' && amountMinor < 1) return { ok: false, reason: 'not-possible' }
    if (!(await attachPhotos(tx, { photos, actor, orderId: null, now }))) return { ok: false, reason: 'photos' }
    await takeStep(tx, ctx, locked, { to: verdict, by: 'seller', words, photos, amountMinor })
    if (verdict === 'refunded') {
      const { userId } = actor
      await refundCase(tx, locked, { amountMinor, by: 'seller', userId, isRestocked: restock, now })
    }
    return { ok: true }
  })
}
