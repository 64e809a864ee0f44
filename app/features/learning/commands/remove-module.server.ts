import { and, eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockRow } from '#app/features/learning/courses/course-rows.server.ts'
import { finishPath } from '#app/features/learning/finish.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import { courseModules } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type RemoveModuleOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'no-modules' }

/**
 * Deletes a module of a learning path, except the last one of a published path. Completes the path for learners who
 * have done all other modules. Operators only.
 */
export async function removeModule(
  ctx: CommandContext,
  { course: courseSlug, slug }: { course: string; slug: string },
): Promise<RemoveModuleOutcome> {
  if (!canManageCourses(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const course = await lockRow(tx, courseSlug)
    if (!course) return { ok: false, reason: 'not-found' }
    const own = eq(courseModules.courseId, course.id)
    if (course.publishedAt && (await tx.$count(courseModules, own)) <= 1) return { ok: false, reason: 'no-modules' }
    const gone = await tx
      .delete(courseModules)
      .where(and(own, eq(courseModules.slug, slug)))
      .returning({ id: courseModules.id })
    if (gone.length === 0) return { ok: false, reason: 'not-found' }
    await finishPath(tx, { courseId: course.id, now: ctx.now })
    await recordAct(tx, ctx, { verb: 'removed', subject: { kind: 'module', id: slug }, detail: courseSlug })
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
