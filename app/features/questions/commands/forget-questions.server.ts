import { and, eq, inArray, isNull, type SQLWrapper } from 'drizzle-orm'
import type { QuestionTable } from '#app/features/questions/question-table.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface Forgetting {
  userId: string
  /** SQL query of the ids of what the member answered for, which closes. */
  closing: SQLWrapper
}

/**
 * Removes a member from questions: those without an answer are deleted, answered ones stay without a name, and nothing
 * stays that was asked about their own. Returns the ids of what
 * was asked about whose questions changed. Idempotent.
 */
export async function forgetQuestionsIn(
  tx: Db,
  table: QuestionTable,
  { userId, closing }: Forgetting,
): Promise<string[]> {
  const { subjectId, answeredAt } = table
  const own = eq(table.userId, userId)
  const closed = await tx.delete(table).where(inArray(subjectId, closing)).returning({ subjectId })
  await tx.delete(table).where(and(own, isNull(answeredAt)))
  const answered = await tx
    .update(table)
    .set({ userId: null, askerName: null, sealedMail: null })
    .where(own)
    .returning({ subjectId })
  return [...new Set([...closed, ...answered].map((row) => row.subjectId))]
}
