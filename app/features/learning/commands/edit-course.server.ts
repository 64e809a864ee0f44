import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { lockRow } from '#app/features/learning/course-rows.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import { type CourseInput, courseInput } from '#app/features/learning/schema.ts'
import { courses } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type EditCourseOutcome =
  | { ok: true; slug: string; isNew: boolean }
  | { ok: false; reason: 'not-allowed' | 'kind-changed' }

/**
 * Creates a course as a draft, or changes the course with this slug; its published state does not change. Operators
 * only. @throws ValiError when the input breaks a limit: validate a form with `parseForm(courseInput, form)` first.
 */
export async function editCourse(ctx: CommandContext, input: CourseInput): Promise<EditCourseOutcome> {
  const { db, actor, now } = ctx
  if (!canManageCourses(actor)) return { ok: false, reason: 'not-allowed' }
  const { students, rating, ratings, figuresNote, badge, instructor, ...words } = v.parse(courseInput, input)
  const row = {
    ...words,
    badge: badge || null,
    instructor: instructor || null,
    studentsBaseline: students,
    ratingBaselineTenths: rating,
    ratingsBaseline: ratings,
    figuresNote: figuresNote || null,
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
