import { eq, inArray } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { needAnswers, needs } from '#app/features/needs/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/** Deletes the signed-in user's needs and answers. Call it before the student profile is deleted. */
export async function forgetNeeds({ db, actor }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  await db.transaction(async (tx) => {
    const own = tx
      .select({ id: studentProfiles.id })
      .from(studentProfiles)
      .where(eq(studentProfiles.userId, actor.userId))
    await tx.delete(needAnswers).where(inArray(needAnswers.studentId, own))
    await tx.delete(needs).where(inArray(needs.studentId, own))
    await publish(tx, [pagesChanged(['needs'])])
  })
  return { ok: true }
}
