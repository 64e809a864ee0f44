import { eq } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { goodDeedsStories } from '#app/features/stories/tables.server.ts'

/** A story with its author, for commands only; it must not leave the feature. */
export interface LockedStory {
  id: string
  title: string
  isAnonymous: boolean
  withdrawnAt: Date | null
  studentProfileId: string
  userId: string
}

/** Locks a story until the transaction ends, so that decisions about it are serialised. */
export async function lockStory(tx: Db, id: string): Promise<LockedStory | null> {
  if (!isUuid(id)) return null
  const [row] = await tx
    .select({
      id: goodDeedsStories.id,
      title: goodDeedsStories.title,
      isAnonymous: goodDeedsStories.isAnonymous,
      withdrawnAt: goodDeedsStories.withdrawnAt,
      studentProfileId: goodDeedsStories.studentProfileId,
      userId: studentProfiles.userId,
    })
    .from(goodDeedsStories)
    .innerJoin(studentProfiles, eq(studentProfiles.id, goodDeedsStories.studentProfileId))
    .where(eq(goodDeedsStories.id, id))
    .for('no key update', { of: goodDeedsStories })
  return row ?? null
}

/** The student of this account, as the policy needs it. */
export async function findAuthor(db: Db, userId: string): Promise<{ id: string; userId: string } | null> {
  const [row] = await db
    .select({ id: studentProfiles.id, userId: studentProfiles.userId })
    .from(studentProfiles)
    .where(eq(studentProfiles.userId, userId))
  return row ?? null
}

/** Like `findAuthor`, with the row locked until the transaction ends. */
export async function lockAuthor(tx: Db, userId: string): Promise<{ id: string; userId: string } | null> {
  const [row] = await tx
    .select({ id: studentProfiles.id, userId: studentProfiles.userId })
    .from(studentProfiles)
    .where(eq(studentProfiles.userId, userId))
    .for('no key update')
  return row ?? null
}
