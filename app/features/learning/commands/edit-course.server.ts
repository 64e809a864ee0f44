import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockRow } from '#app/features/learning/courses/course-rows.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import type { CourseInput } from '#app/features/learning/operator/forms.ts'
import { courses } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type EditCourseOutcome =
  | { ok: true; slug: string; isNew: boolean }
  | { ok: false; reason: 'not-allowed' | 'kind-changed' }

/**
 * Creates a course as a draft, or changes the course with this slug; its published state does not change. Operators
 * only.
 * @param input checked with `courseForm`
 */
export async function editCourse(ctx: CommandContext, input: CourseInput): Promise<EditCourseOutcome> {
  const { db, actor, now } = ctx
  if (!canManageCourses(actor)) return { ok: false, reason: 'not-allowed' }
  const { students, rating, ratings, tags, ...words } = input
  const row = {
    ...words,
    tags: tags ?? [],
    studentsBaseline: students,
    ratingBaselineTenths: rating === null ? null : Math.round(rating * 10),
    ratingsBaseline: ratings,
    savedBy: actor.userId,
  }
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(courses)
      .values({ ...row, createdAt: now })
      .onConflictDoNothing({ target: courses.slug })
      .returning({ id: courses.id })
    if (added.length > 0) {
      await recordAct(tx, ctx, { verb: 'added', subject: { kind: 'course', id: row.slug }, detail: row.title })
      return { ok: true, slug: row.slug, isNew: true }
    }
    const before = await lockRow(tx, row.slug)
    if (!before) throw new Error(`the course ${row.slug} is gone`)
    if ((before.type === 'path') !== (row.type === 'path')) return { ok: false, reason: 'kind-changed' }
    await tx.update(courses).set(row).where(eq(courses.id, before.id))
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'course', id: row.slug }, detail: row.title })
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true, slug: row.slug, isNew: false }
  })
}
