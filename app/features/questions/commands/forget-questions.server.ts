import { eq, inArray, or, type SQLWrapper } from 'drizzle-orm'
import type { QuestionTable } from '#app/features/questions/question-table.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

interface Forgetting {
  userId: string
  /** SQL query of the ids of what the member answered for, which closes. */
  closing: SQLWrapper
}

/**
 * Deletes the questions of a member with their answers, and those that were asked about their own. Returns the ids of
 * what was asked about whose questions changed. Idempotent.
 */
export async function forgetQuestionsIn(
  tx: Db,
  table: QuestionTable,
  { userId, closing }: Forgetting,
): Promise<string[]> {
  const { subjectId } = table
  const deleted = await tx
    .delete(table)
    .where(or(eq(table.userId, userId), inArray(subjectId, closing)))
    .returning({ subjectId })
  return [...new Set(deleted.map((row) => row.subjectId))]
}
