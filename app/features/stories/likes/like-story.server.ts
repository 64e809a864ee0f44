import { findAuthor } from '#app/features/stories/share/author.server.ts'
import { changedTags } from '#app/features/stories/events.ts'
import { type LikeOutcome, visibleStory } from './likes.server.ts'
import { refuseUnlessStudent } from '#app/features/stories/policy.ts'
import { storyLikes } from '#app/features/stories/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type { LikeOutcome } from './likes.server.ts'

/** Adds a like. Idempotent. Row and count change in one statement. */
export async function likeStory(
  { db, actor, now }: CommandContext,
  { storyId }: { storyId: string },
): Promise<LikeOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  return db.transaction(async (tx) => {
    const refusal = refuseUnlessStudent(actor, await findAuthor(tx, actor.userId))
    if (refusal) return { ok: false, reason: refusal }
    const [seen] = await visibleStory(tx, { actor, id: storyId })
    if (!seen) return { ok: false, reason: 'not-found' }
    const added = await tx
      .insert(storyLikes)
      .values({ storyId: seen.id, userId: actor.userId, createdAt: now })
      .onConflictDoNothing()
      .returning({ storyId: storyLikes.storyId })
    if (added.length > 0) await publish(tx, [pagesChanged(changedTags(seen.id))])
    const [story] = await visibleStory(tx, { actor, id: storyId })
    return { ok: true, isLiked: true, likesCount: story?.likesCount ?? 0 }
  })
}
