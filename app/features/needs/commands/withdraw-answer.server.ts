import { and, eq, inArray } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { needAnswers } from '#app/features/needs/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

/** Deletes the user's answer and the contact in it, accepted or not. Without an answer it does nothing. */
export async function withdrawAnswer(
  { db, actor }: CommandContext,
  { needId }: { needId: string },
): Promise<{ ok: true }> {
  if (actor.kind !== 'member' || !isUuid(needId)) return { ok: true }
  await db.transaction(async (tx) => {
    const own = tx
      .select({ id: studentProfiles.id })
      .from(studentProfiles)
      .where(eq(studentProfiles.userId, actor.userId))
    await tx.delete(needAnswers).where(and(eq(needAnswers.needId, needId), inArray(needAnswers.studentId, own)))
    await publish(tx, [pagesChanged(['needs'])])
  })
  return { ok: true }
}
