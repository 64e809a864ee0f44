import { type BlockOutcome, blockPerson } from '#app/features/students/commands/block-person.server.ts'
import { findStory } from '#app/features/stories/queries.server.ts'
import { storyMutes } from '#app/features/stories/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type BlockAuthorOutcome =
  /** `story`: it is anonymous, and only this one is muted. */
  { ok: true; hides: 'person' | 'story' } | Extract<BlockOutcome, { ok: false }>

/**
 * Blocks the author of a signed story, or mutes an anonymous one: blocking its author would reveal their other stories.
 */
export async function blockAuthor(ctx: CommandContext, { storyId }: { storyId: string }): Promise<BlockAuthorOutcome> {
  const { db, actor, now } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  const story = await findStory(db, { actor, id: storyId })
  if (!story) return { ok: false, reason: 'not-found' }
  if (story.isYours) return { ok: false, reason: 'self' }
  if (story.author) {
    const outcome = await blockPerson(ctx, { studentProfileId: story.author.id })
    return outcome.ok ? { ok: true, hides: 'person' } : outcome
  }
  await db.insert(storyMutes).values({ userId: actor.userId, storyId, createdAt: now }).onConflictDoNothing()
  return { ok: true, hides: 'story' }
}
