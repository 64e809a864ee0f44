import { eq, inArray } from 'drizzle-orm'
import { STUDENTS_TAG } from '#app/features/students/events.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { discardMedia } from '#app/features/media/commands/discard-media.server.ts'
import { goodDeedsStories, storyLikes, storyMedia, storyMutes, storyReports } from './tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/**
 * Deletes the stories of the signed-in member with their files and likes, and the likes they gave. Their reports stay,
 * without reporter and text. Call it before `forget-student`.
 */
export async function forgetStoryteller({ db, actor, now }: CommandContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  const { userId } = actor
  // Two transactions avoid a deadlock between two people who like each other's stories and leave at once.
  await db.transaction(async (tx) => {
    await tx.delete(storyLikes).where(eq(storyLikes.userId, userId))
    await tx.delete(storyMutes).where(eq(storyMutes.userId, userId))
    await tx.update(storyReports).set({ reporterUserId: null, note: '' }).where(eq(storyReports.reporterUserId, userId))
    await publish(tx, [pagesChanged(['stories', STUDENTS_TAG])])
  })
  await db.transaction(async (tx) => {
    const own = tx
      .select({ id: goodDeedsStories.id })
      .from(goodDeedsStories)
      .innerJoin(studentProfiles, eq(studentProfiles.id, goodDeedsStories.studentProfileId))
      .where(eq(studentProfiles.userId, userId))
    const files = await tx
      .delete(storyMedia)
      .where(inArray(storyMedia.storyId, own))
      .returning({ id: storyMedia.mediaId })
    await discardMedia(tx, { mediaIds: files.map(({ id }) => id), now })
    await tx.delete(goodDeedsStories).where(inArray(goodDeedsStories.id, own))
    await publish(tx, [pagesChanged(['stories', STUDENTS_TAG])])
  })
  return { ok: true }
}
