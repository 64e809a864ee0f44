import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockRow } from '#app/features/learning/courses/course-rows.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import { courses } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type RetireCourseOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-published' }

/** Removes a course from the directory; enrolled learners keep access. Idempotent. Operators only. */
export async function retireCourse(ctx: CommandContext, { slug }: { slug: string }): Promise<RetireCourseOutcome> {
  if (!canManageCourses(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const course = await lockRow(tx, slug)
    if (!course) return { ok: false, reason: 'not-found' }
    if (course.publishedAt === null) return { ok: false, reason: 'not-published' }
    await tx
      .update(courses)
      .set({ retiredAt: course.retiredAt ?? ctx.now })
      .where(eq(courses.id, course.id))
    await recordAct(tx, ctx, { verb: 'retired', subject: { kind: 'course', id: slug } })
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
