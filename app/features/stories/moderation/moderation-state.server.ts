import { desc, inArray, type SQLWrapper } from 'drizzle-orm'
import { type Ids, isAmong } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { APPEAL_ANSWER_DAYS } from '#app/features/stories/schema.ts'
import { goodDeedsStories, storyAppeals, storyDecisions } from '#app/features/stories/tables.server.ts'
import type { ModerationState } from '#app/features/stories/views.ts'

export const answerBy = (at: Date): Date => new Date(at.getTime() + APPEAL_ANSWER_DAYS * DAY_MS)

export type Decision = typeof storyDecisions.$inferSelect
type Appeal = typeof storyAppeals.$inferSelect

export const hides = (decision: Pick<Decision, 'verdict'> | undefined): boolean =>
  decision?.verdict === 'hidden' || decision?.verdict === 'upheld'

/** The latest decision on each of these stories. */
export async function listLatestDecisions(db: Db, ids: Ids): Promise<Map<string, Decision>> {
  const rows = await db
    .selectDistinctOn([storyDecisions.storyId])
    .from(storyDecisions)
    .where(isAmong(storyDecisions.storyId, ids))
    .orderBy(storyDecisions.storyId, desc(storyDecisions.id))
  return new Map(rows.map((row) => [row.storyId, row]))
}

/** The states of these stories (an SQL query of their ids), for their author. */
export async function listModerationStates(db: Db, ids: SQLWrapper): Promise<Map<string, ModerationState>> {
  const { id, isPublished } = goodDeedsStories
  const [latest, stories, appeals] = await Promise.all([
    listLatestDecisions(db, ids),
    db.select({ id, isPublished }).from(goodDeedsStories).where(inArray(id, ids)),
    db.select().from(storyAppeals).where(inArray(storyAppeals.storyId, ids)),
  ])
  return new Map(
    stories.map((story) => {
      const decision = latest.get(story.id)
      const about = appeals.find(({ decisionId }) => decisionId === decision?.id)
      return [story.id, moderationOf(story.isPublished, decision, about)]
    }),
  )
}

function moderationOf(
  isPublished: boolean,
  decision: Decision | undefined,
  about: Appeal | undefined,
): ModerationState {
  if (!decision || !hides(decision)) {
    return { state: isPublished ? 'published' : 'waiting', decision: null, canAppeal: false, appeal: null }
  }
  const { verdict, rule, words, at } = decision
  return {
    state: 'hidden',
    decision: { verdict, rule, words, at },
    canAppeal: verdict === 'hidden' && !about,
    appeal:
      about && about.answerId === null ? { words: about.words, at: about.at, answerBy: answerBy(about.at) } : null,
  }
}
