import { count, eq } from 'drizzle-orm'
import { canBlock } from '#app/features/students/policy.ts'
import { BLOCKS_MAX } from '#app/features/students/limits.ts'
import { personBlocks, studentProfiles } from '#app/features/students/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type BlockOutcome = { ok: true } | { ok: false; reason: 'not-signed-in' | 'not-found' | 'self' | 'too-many' }

/**
 * Hides the signed stories of this user and of the given student from each other; the student is not notified.
 * Idempotent. `studentProfileId` is the author id of a signed story.
 */
export async function blockPerson(
  { db, actor, now }: CommandContext,
  { studentProfileId }: { studentProfileId: string },
): Promise<BlockOutcome> {
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  if (!isUuid(studentProfileId)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const [person] = await tx
      .select({ userId: studentProfiles.userId, name: studentProfiles.displayName })
      .from(studentProfiles)
      .where(eq(studentProfiles.id, studentProfileId))
    if (!person) return { ok: false, reason: 'not-found' }
    if (!canBlock(actor, person)) return { ok: false, reason: 'self' }
    const [own] = await tx
      .select({ count: count() })
      .from(personBlocks)
      .where(eq(personBlocks.blockerUserId, actor.userId))
    if ((own?.count ?? 0) >= BLOCKS_MAX) return { ok: false, reason: 'too-many' }
    await tx
      .insert(personBlocks)
      .values({ blockerUserId: actor.userId, blockedUserId: person.userId, blockedName: person.name, createdAt: now })
      .onConflictDoNothing()
    return { ok: true }
  })
}
