import { and, eq, isNull } from 'drizzle-orm'
import { lockPlace } from '#app/features/learning/course-rows.server.ts'
import { canKeepPlace } from '#app/features/learning/policy.ts'
import { enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type CompleteCourseOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-signed-in' | 'not-started' | 'has-modules' }

/** She says that she has finished a course elsewhere: nobody but her knows. A learning path is finished by its modules. */
export async function completeCourse(
  { db, actor, now }: CommandContext,
  { slug }: { slug: string },
): Promise<CompleteCourseOutcome> {
  if (!canKeepPlace(actor)) return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const place = await lockPlace(tx, { slug, userId: actor.userId })
    if (!place) return { ok: false, reason: 'not-started' }
    if (place.type === 'path') return { ok: false, reason: 'has-modules' }
    await tx
      .update(enrolments)
      .set({ completedAt: now })
      .where(and(eq(enrolments.id, place.id), isNull(enrolments.completedAt)))
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
