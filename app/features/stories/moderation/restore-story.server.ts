import { and, eq, isNull } from 'drizzle-orm'
import { decideStory } from './decide.server.ts'
import { hides } from './moderation-state.server.ts'
import { storyReports } from '#app/features/stories/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import type { DecisionOutcome } from './hide-story.server.ts'

/**
 * Restores a hidden story (`restored`; the author is mailed), or dismisses the reports of a visible one (`kept`; no
 * mail). Closes open reports and an open appeal.
 */
export function restoreStory(
  ctx: PrivateContext,
  restoring: { storyId: string; words: string; site: Site },
): Promise<DecisionOutcome> {
  return decideStory<'unchanged'>(ctx, restoring, async ({ tx, story, before }) => {
    if (hides(before)) return { verdict: 'restored', rule: null }
    return (await isReported(tx, story.id)) ? { verdict: 'kept', rule: null } : { ok: false, reason: 'unchanged' }
  })
}

async function isReported(tx: Db, storyId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: storyReports.id })
    .from(storyReports)
    .where(and(eq(storyReports.storyId, storyId), isNull(storyReports.decisionId)))
    .limit(1)
  return rows.length > 0
}
