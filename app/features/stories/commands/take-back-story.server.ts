import { eq } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { holdStory } from '#app/features/stories/author.server.ts'
import { changedTags } from '#app/features/stories/events.ts'
import { isAuthor } from '#app/features/stories/policy.ts'
import { goodDeedsStories, storyMedia } from '#app/features/stories/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type TakeBackOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' | 'not-found' }

/** What stands in place of words that were taken back. */
const NOTHING = '-'

/**
 * Its author takes a story back, for good: its words and files are removed. The empty row stays, so that its form,
 * posted again, does not bring it back. Said twice, the outcome is the same.
 */
export async function takeBackStory(
  { db, actor, now }: CommandContext,
  { storyId }: { storyId: string },
): Promise<TakeBackOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const story = await holdStory(tx, storyId)
    if (!story || !isAuthor(actor, story)) return { ok: false, reason: 'not-found' }
    if (story.takenBackAt) return { ok: true }
    const empty = { title: NOTHING, description: NOTHING, location: null, impactMetrics: [] }
    await tx
      .update(goodDeedsStories)
      .set({ ...empty, takenBackAt: now })
      .where(eq(goodDeedsStories.id, story.id))
    const files = await tx
      .delete(storyMedia)
      .where(eq(storyMedia.storyId, story.id))
      .returning({ id: storyMedia.mediaId })
    await discardMedia(tx, { mediaIds: files.map(({ id }) => id), now })
    await publish(tx, [pagesChanged(changedTags(story.id))])
    return { ok: true }
  })
}
