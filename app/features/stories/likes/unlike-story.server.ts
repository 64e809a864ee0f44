import { and, eq } from 'drizzle-orm'
import { findAuthor } from '#app/features/stories/share/author.server.ts'
import { changedTags } from '#app/features/stories/events.ts'
import { type LikeOutcome, visibleStory } from './likes.server.ts'
import { refuseUnlessStudent } from '#app/features/stories/policy.ts'
import { storyLikes } from '#app/features/stories/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

/** Removes a like, also of a story that is no longer visible. Idempotent. */
export async function unlikeStory(
  { db, actor }: CommandContext,
  { storyId }: { storyId: string },
): Promise<LikeOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const refusal = refuseUnlessStudent(actor, await findAuthor(tx, actor.userId))
    if (refusal) return { ok: false, reason: refusal }
    if (!isUuid(storyId)) return { ok: false, reason: 'not-found' }
    const removed = await tx
      .delete(storyLikes)
      .where(and(eq(storyLikes.storyId, storyId), eq(storyLikes.userId, actor.userId)))
      .returning({ storyId: storyLikes.storyId })
    if (removed.length > 0) await publish(tx, [pagesChanged(changedTags(storyId))])
    const [story] = await visibleStory(tx, { actor, id: storyId })
    return story ? { ok: true, isLiked: false, likesCount: story.likesCount } : { ok: false, reason: 'not-found' }
  })
}
