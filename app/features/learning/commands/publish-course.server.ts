import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockRow } from '#app/features/learning/courses/course-rows.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import { courseModules, courses } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type PublishCourseOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'no-modules' }

/** Lists a draft or retired course in the directory. A learning path needs at least one module. Operators only. */
export async function publishCourse(ctx: CommandContext, { slug }: { slug: string }): Promise<PublishCourseOutcome> {
  if (!canManageCourses(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const course = await lockRow(tx, slug)
    if (!course) return { ok: false, reason: 'not-found' }
    if (course.type === 'path' && (await tx.$count(courseModules, eq(courseModules.courseId, course.id))) === 0)
      return { ok: false, reason: 'no-modules' }
    await tx
      .update(courses)
      .set({ publishedAt: course.publishedAt ?? ctx.now, retiredAt: null })
      .where(eq(courses.id, course.id))
    await recordAct(tx, ctx, { verb: 'published', subject: { kind: 'course', id: slug } })
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
