import { and, count, eq, isNull } from 'drizzle-orm'
import { visibleStory } from '#app/features/stories/likes/likes.server.ts'
import { canReport } from '#app/features/stories/policy.ts'
import { type ReportInput, VISITOR_REPORTS_OPEN_MAX } from '#app/features/stories/schema.ts'
import { storyReports } from '#app/features/stories/tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** `showHelplines`: somebody may be in danger; show the numbers at once. */
export type ReportOutcome = { ok: true; showHelplines: boolean } | { ok: false; reason: 'not-found' | 'own-story' }

/**
 * Reports a story, also without an account. A member has one open report of a story; a second one changes nothing, with
 * the same outcome.
 */
export async function reportStory(
  { db, actor, now }: CommandContext,
  { storyId, reason, note }: ReportInput & { storyId: string },
): Promise<ReportOutcome> {
  return db.transaction(async (tx) => {
    const [story] = await visibleStory(tx, { actor, id: storyId })
    if (!story) return { ok: false, reason: 'not-found' }
    if (!canReport(actor, story)) return { ok: false, reason: 'own-story' }
    const reporterUserId = userIdOf(actor)
    if (reporterUserId !== null || !(await isFull(tx, storyId))) {
      await tx
        .insert(storyReports)
        .values({ storyId, reporterUserId, reason, note, createdAt: now })
        .onConflictDoNothing()
    }
    return { ok: true, showHelplines: reason === 'danger' }
  })
}

/** Visitors cannot be told apart: reports over the limit add nothing to the queue. */
async function isFull(tx: Db, storyId: string): Promise<boolean> {
  const { reporterUserId, decisionId } = storyReports
  const [open] = await tx
    .select({ count: count() })
    .from(storyReports)
    .where(and(eq(storyReports.storyId, storyId), isNull(reporterUserId), isNull(decisionId)))
  return (open?.count ?? 0) >= VISITOR_REPORTS_OPEN_MAX
}
