import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { lockPlace } from '#app/features/learning/course-rows.server.ts'
import { canKeepPlace } from '#app/features/learning/policy.ts'
import { ratingForm } from '#app/features/learning/schema.ts'
import { enrolments } from '#app/features/learning/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type RateCourseOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' | 'not-started' }

/** One to five, by somebody who began the course; a second rating replaces her first. @throws ValiError for another number. */
export async function rateCourse(
  { db, actor }: CommandContext,
  { slug, ...input }: { slug: string; rating: number | string },
): Promise<RateCourseOutcome> {
  if (!canKeepPlace(actor)) return { ok: false, reason: 'not-signed-in' }
  const { rating } = v.parse(ratingForm, input)
  return db.transaction(async (tx) => {
    const place = await lockPlace(tx, { slug, userId: actor.userId })
    if (!place) return { ok: false, reason: 'not-started' }
    await tx.update(enrolments).set({ rating }).where(eq(enrolments.id, place.id))
    await publish(tx, [pagesChanged(['courses'])])
    return { ok: true }
  })
}
