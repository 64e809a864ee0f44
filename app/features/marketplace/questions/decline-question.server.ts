import { eq } from 'drizzle-orm'
import { isSellerOf } from '#app/features/marketplace/policy.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { lockQuestion, stateOf } from './question-rows.server.ts'
import { productQuestions } from './question-tables.server.ts'

export type DeclineOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-open' }

/** The seller chooses not to answer: only the asker still sees the question. It can be answered later. Idempotent. */
export async function declineQuestion(
  { db, actor, now }: CommandContext,
  { id }: { id: string },
): Promise<DeclineOutcome> {
  return db.transaction(async (tx): Promise<DeclineOutcome> => {
    const found = await lockQuestion(tx, id)
    if (!found || !isSellerOf(actor, found.seller)) return { ok: false, reason: 'not-found' }
    const state = stateOf(found.question)
    if (state === 'declined') return { ok: true }
    if (state !== 'open') return { ok: false, reason: 'not-open' }
    await tx.update(productQuestions).set({ declinedAt: now }).where(eq(productQuestions.id, id))
    return { ok: true }
  })
}
