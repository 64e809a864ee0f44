import { eq } from 'drizzle-orm'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/uuid.ts'
import { goodDeedsStories } from './tables.server.ts'

/** A story with whose it is, for commands alone: nothing of this leaves the capability. */
export interface HeldStory {
  id: string
  title: string
  isAnonymous: boolean
  takenBackAt: Date | null
  studentProfileId: string
  userId: string
}

/** Takes a story into hand until the transaction ends, so that decisions about it follow one another. */
export async function holdStory(tx: Db, id: string): Promise<HeldStory | null> {
  if (!isUuid(id)) return null
  const [row] = await tx
    .select({
      id: goodDeedsStories.id,
      title: goodDeedsStories.title,
      isAnonymous: goodDeedsStories.isAnonymous,
      takenBackAt: goodDeedsStories.takenBackAt,
      studentProfileId: goodDeedsStories.studentProfileId,
      userId: studentProfiles.userId,
    })
    .from(goodDeedsStories)
    .innerJoin(studentProfiles, eq(studentProfiles.id, goodDeedsStories.studentProfileId))
    .where(eq(goodDeedsStories.id, id))
    .for('no key update', { of: goodDeedsStories })
  return row ?? null
}

/** The student of this account, as the policy wants to know her. */
export async function findAuthor(db: Db, userId: string): Promise<{ id: string; userId: string } | null> {
  const [row] = await db
    .select({ id: studentProfiles.id, userId: studentProfiles.userId })
    .from(studentProfiles)
    .where(eq(studentProfiles.userId, userId))
  return row ?? null
}

/** The same, held until the transaction ends: what she does twice at once happens one after the other. */
export async function holdAuthor(tx: Db, userId: string): Promise<{ id: string; userId: string } | null> {
  const [row] = await tx
    .select({ id: studentProfiles.id, userId: studentProfiles.userId })
    .from(studentProfiles)
    .where(eq(studentProfiles.userId, userId))
    .for('no key update')
  return row ?? null
}
