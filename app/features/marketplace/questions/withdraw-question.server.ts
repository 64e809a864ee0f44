import { eq } from 'drizzle-orm'
import { announceProducts } from '#app/features/marketplace/listing/own-product.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { withdrawMails } from '#app/platform/mail/outbox.server.ts'
import { askedKey } from './ask-question.server.ts'
import { lockQuestion } from './question-rows.server.ts'
import { productQuestions } from './question-tables.server.ts'

export type WithdrawQuestionOutcome = { ok: true; slug: string } | { ok: false; reason: 'not-found' }

/**
 * The asker withdraws a question: its texts and the answer are deleted, and a mail about it that waits is not sent. The
 * row stays, so that asking and withdrawing in turn does not get round the limits.
 */
export async function withdrawQuestion(
  { db, actor, now }: CommandContext,
  { id }: { id: string },
): Promise<WithdrawQuestionOutcome> {
  return db.transaction(async (tx): Promise<WithdrawQuestionOutcome> => {
    const found = await lockQuestion(tx, id)
    if (!found || actor.kind !== 'member' || found.question.userId !== actor.userId) {
      return { ok: false, reason: 'not-found' }
    }
    const empty = { question: '', askerName: null, sealedMail: null, answer: null, answeredAt: null, declinedAt: null }
    await tx
      .update(productQuestions)
      .set({ ...empty, withdrawnAt: now })
      .where(eq(productQuestions.id, id))
    await withdrawMails(tx, [askedKey(id)])
    await announceProducts(tx, [found.product.slug])
    return { ok: true, slug: found.product.slug }
  })
}
