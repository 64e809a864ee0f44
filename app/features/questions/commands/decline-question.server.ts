import { eq } from 'drizzle-orm'
import { canAnswer } from '#app/features/questions/policy.ts'
import { stateOf } from '#app/features/questions/question-table.server.ts'
import { lockQuestion, type QuestionSubject } from '#app/features/questions/subject.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type DeclineOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-open' }

/** Who answers chooses not to: the public does not see the question. It can be answered later. Idempotent. */
export async function declineQuestion(
  { db, actor, now }: CommandContext,
  subject: QuestionSubject,
  { id }: { id: string },
): Promise<DeclineOutcome> {
  const { table } = subject
  return db.transaction(async (tx): Promise<DeclineOutcome> => {
    const found = await lockQuestion(tx, subject, { id, actor, now })
    if (!found || !canAnswer(actor, found.asked)) return { ok: false, reason: 'not-found' }
    const state = stateOf(found.question)
    if (state === 'declined') return { ok: true }
    if (state !== 'open') return { ok: false, reason: 'not-open' }
    await tx.update(table).set({ declinedAt: now }).where(eq(table.id, id))
    return { ok: true }
  })
}
