import { and, eq, ne } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockRow } from '#app/features/learning/courses/course-rows.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import type { ModuleInput } from '#app/features/learning/operator/forms.ts'
import { MODULES_MAX } from '#app/features/learning/schema.ts'
import { courseModules } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type EditModuleOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'too-many' }

/**
 * Creates a module of a learning path, or changes the one with this slug. Operators only.
 * @param input checked with `moduleForm`
 */
export async function editModule(
  ctx: CommandContext,
  { course: courseSlug, ...module }: ModuleInput,
): Promise<EditModuleOutcome> {
  if (!canManageCourses(ctx.actor)) return { ok: false, reason: 'not-allowed' }
  return ctx.db.transaction(async (tx) => {
    const course = await lockRow(tx, courseSlug)
    if (course?.type !== 'path') return { ok: false, reason: 'not-found' }
    const others = await tx.$count(
      courseModules,
      and(eq(courseModules.courseId, course.id), ne(courseModules.slug, module.slug)),
    )
    if (others >= MODULES_MAX) return { ok: false, reason: 'too-many' }
    await tx
      .insert(courseModules)
      .values({ ...module, courseId: course.id })
      .onConflictDoUpdate({ target: [courseModules.courseId, courseModules.slug], set: module })
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'module', id: module.slug }, detail: courseSlug })
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
