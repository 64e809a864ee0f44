import { recordAct } from '#app/features/audit/record-act.server.ts'
import { findRow } from '#app/features/learning/courses/course-rows.server.ts'
import { canManageCourses } from '#app/features/learning/policy.ts'
import type { LinkResult } from '#app/features/learning/schema.ts'
import { courseLinkChecks } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type MarkLinkCheckedOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-external' }

/** Records whether the link of an external course works. Operators only. */
export async function markLinkChecked(
  ctx: CommandContext,
  { slug, result }: { slug: string; result: LinkResult },
): Promise<MarkLinkCheckedOutcome> {
  const { db, actor, now } = ctx
  if (!canManageCourses(actor)) return { ok: false, reason: 'not-allowed' }
  return db.transaction(async (tx) => {
    const course = await findRow(tx, slug)
    if (!course) return { ok: false, reason: 'not-found' }
    if (course.url === null) return { ok: false, reason: 'not-external' }
    await tx.insert(courseLinkChecks).values({ courseId: course.id, result, byUserId: actor.userId, checkedAt: now })
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'course', id: slug }, detail: `link ${result}` })
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
