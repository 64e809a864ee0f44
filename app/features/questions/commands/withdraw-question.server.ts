import { eq } from 'drizzle-orm'
import { lockQuestion, type QuestionSubject } from '#app/features/questions/subject.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { withdrawMails } from '#app/platform/mail/outbox.server.ts'
import { askedKey } from './ask-question.server.ts'

export type WithdrawQuestionOutcome = { ok: true; slug: string } | { ok: false; reason: 'not-found' }

/**
 * The asker withdraws a question: its texts and the answer are deleted, and a mail about it that waits is not sent. The
 * row stays, so that asking and withdrawing in turn does not get round the limits.
 */
export async function withdrawQuestion(
  { db, actor, now }: CommandContext,
  subject: QuestionSubject,
  { id }: { id: string },
): Promise<WithdrawQuestionOutcome> {
  const { table } = subject
  return db.transaction(async (tx): Promise<WithdrawQuestionOutcome> => {
    const found = await lockQuestion(tx, subject, { id, actor, now })
    if (!found || actor.kind !== 'member' || found.question.userId !== actor.userId) {
      return { ok: false, reason: 'not-found' }
    }
    const { slug } = found.asked
    const empty = { question: '', askerName: null, sealedMail: null, answer: null, answeredAt: null, declinedAt: null }
    await tx
      .update(table)
      .set({ ...empty, withdrawnAt: now })
      .where(eq(table.id, id))
    await withdrawMails(tx, [askedKey(id)])
    await subject.announce(tx, slug)
    return { ok: true, slug }
  })
}
