import { eq, or } from 'drizzle-orm'
import { forgetGuardianMails } from '#app/features/students/guardian-consent/consents.server.ts'
import { STUDENTS_TAG } from '#app/features/students/events.ts'
import { dropPicture } from '#app/features/students/profile-image.server.ts'
import { personBlocks, studentProfiles } from '#app/features/students/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

/**
 * Deletes the student profile of the signed-in user, the guardian's address, mails and links, blocks by and of this user, and
 * the student's stories. Call `forget-storyteller` first.
 */
export async function forgetStudent({ db, sealer, actor, now }: PrivateContext): Promise<{ ok: true }> {
  if (actor.kind !== 'member') return { ok: true }
  const { userId } = actor
  await db.transaction(async (tx) => {
    await tx
      .delete(personBlocks)
      .where(or(eq(personBlocks.blockerUserId, userId), eq(personBlocks.blockedUserId, userId)))
    const [row] = await tx
      .select({ id: studentProfiles.id, profileImageId: studentProfiles.profileImageId })
      .from(studentProfiles)
      .where(eq(studentProfiles.userId, userId))
      .for('update')
    if (!row) return
    await forgetGuardianMails(tx, { sealer }, { studentId: row.id })
    await dropPicture(tx, { mediaId: row.profileImageId, now })
    await tx.delete(studentProfiles).where(eq(studentProfiles.id, row.id))
    await publish(tx, [pagesChanged([STUDENTS_TAG, 'figures'])])
  })
  return { ok: true }
}
