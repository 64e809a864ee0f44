import { eq } from 'drizzle-orm'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { lockStory } from '#app/features/stories/share/author.server.ts'
import { changedTags } from '#app/features/stories/events.ts'
import { isAuthor } from '#app/features/stories/policy.ts'
import { goodDeedsStories, storyMedia } from '#app/features/stories/tables.server.ts'
import { removeTranslations } from '#app/features/translations/commands/save-translation.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type WithdrawOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' | 'not-found' }

/** Replaces the text of a withdrawn story. */
const NOTHING = '-'

/**
 * Withdraws the author's story for good: text and files are removed. The empty row stays, so that the same form posted
 * again does not recreate it. Idempotent.
 */
export async function withdrawStory(
  { db, actor, now }: CommandContext,
  { storyId }: { storyId: string },
): Promise<WithdrawOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const story = await lockStory(tx, storyId)
    if (!story || !isAuthor(actor, story)) return { ok: false, reason: 'not-found' }
    if (story.withdrawnAt) return { ok: true }
    const empty = { title: NOTHING, description: NOTHING, location: null, impactMetrics: [] }
    await tx
      .update(goodDeedsStories)
      .set({ ...empty, withdrawnAt: now })
      .where(eq(goodDeedsStories.id, story.id))
    await removeTranslations(tx, [story.id])
    const files = await tx
      .delete(storyMedia)
      .where(eq(storyMedia.storyId, story.id))
      .returning({ id: storyMedia.mediaId })
    await discardMedia(tx, { mediaIds: files.map(({ id }) => id), now })
    await publish(tx, [pagesChanged(changedTags(story.id))])
    return { ok: true }
  })
}
