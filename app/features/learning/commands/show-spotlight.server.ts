import { recordAct } from '#app/features/audit/record-act.server.ts'
import { findRow } from '#app/features/learning/courses/course-rows.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import type { SpotlightInput } from '#app/features/learning/operator/forms.ts'
import { learnerSpotlights } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type ShowSpotlightOutcome = { ok: true; id: string } | { ok: false; reason: 'not-allowed' | 'not-found' }

/**
 * Introduces a learner on the /sow page, with a note of their consent. `isSample` marks demo data: samples are deleted
 * when a real spotlight is added. Operators only.
 * @param input checked with `spotlightForm`
 */
export async function showSpotlight(
  ctx: CommandContext,
  { isSample = false, course: courseSlug, ...words }: SpotlightInput & { isSample?: boolean },
): Promise<ShowSpotlightOutcome> {
  const { db, actor, now } = ctx
  if (!canManageCourses(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const course = await findRow(tx, courseSlug)
    if (!course) return { ok: false, reason: 'not-found' }
    const row = one(
      await tx
        .insert(learnerSpotlights)
        .values({ ...words, isSample, courseId: course.id, shownBy: actor.userId, shownAt: now })
        .returning({ id: learnerSpotlights.id }),
    )
    await recordAct(tx, ctx, { verb: 'added', subject: { kind: 'spotlight', id: row.id }, detail: courseSlug })
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true, id: row.id }
  })
}
