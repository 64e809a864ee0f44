import { and, eq } from 'drizzle-orm'
import { storyMutes } from '#app/features/stories/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

/** Unmutes a story. */
export async function showStoryAgain(
  { db, actor }: CommandContext,
  { storyId }: { storyId: string },
): Promise<{ ok: true } | { ok: false; reason: 'not-signed-in' }> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  if (!isUuid(storyId)) return { ok: true }
  await db.delete(storyMutes).where(and(eq(storyMutes.userId, actor.userId), eq(storyMutes.storyId, storyId)))
  return { ok: true }
}
