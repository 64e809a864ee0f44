import { and, eq } from 'drizzle-orm'
import { allowedKey, guardianPlace, hashGuardianToken, isOpen } from './consents.server.ts'
import { STUDENTS_TAG } from '#app/features/students/events.ts'
import { guardianAllowedMail } from './mails.ts'
import { setPictureVisibility } from '#app/features/students/profile-image.server.ts'
import type { GuardianAnswer } from '#app/features/students/limits.ts'
import { guardianConsents, studentProfiles } from '#app/features/students/tables.server.ts'
import type { PrivateContext } from '#app/platform/context.server.ts'
import { notify } from '#app/platform/mail/notify.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { Site } from '#app/platform/config/site.ts'

/** `not-found`: the token is unknown, answered, replaced or expired. `own-link`: the student is signed in. */
export type AnswerGuardianOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'own-link' }

/**
 * Stores the answer of the person who holds the link; the signed-in student cannot answer. A consent publishes the
 * stories that waited for it at once and sends a confirmation mail.
 */
export async function answerGuardian(
  ctx: PrivateContext,
  { token, answer, site }: { token: string; answer: GuardianAnswer; site: Site },
): Promise<AnswerGuardianOutcome> {
  const { db, actor, now, sealer } = ctx
  const tokenHash = hashGuardianToken(token)
  return db.transaction(async (tx) => {
    // Locks the student's row first, so that the trigger sees a story that is shared at the same time.
    const [student] = await tx
      .select({
        id: studentProfiles.id,
        userId: studentProfiles.userId,
        displayName: studentProfiles.displayName,
        profileImageId: studentProfiles.profileImageId,
      })
      .from(studentProfiles)
      .innerJoin(guardianConsents, eq(guardianConsents.studentProfileId, studentProfiles.id))
      .where(eq(guardianConsents.tokenHash, tokenHash))
      .for('update', { of: studentProfiles })
    if (!student) return { ok: false, reason: 'not-found' }
    if (actor.kind === 'member' && actor.userId === student.userId) return { ok: false, reason: 'own-link' }
    const [consent] = await tx
      .update(guardianConsents)
      .set({ answer, answeredAt: now })
      .where(and(eq(guardianConsents.tokenHash, tokenHash), isOpen(now)))
      .returning({ id: guardianConsents.id, sealedEmail: guardianConsents.sealedEmail })
    if (!consent) return { ok: false, reason: 'not-found' }
    if (answer === 'declined') return { ok: true }
    await setPictureVisibility(tx, { mediaId: student.profileImageId, isPublic: true, now })
    const to = sealer.open(consent.sealedEmail, guardianPlace(consent.id))
    const mail = () => guardianAllowedMail(site, { student: student.displayName, token })
    await notify(tx, ctx, { to, key: allowedKey(tokenHash), mail })
    await publish(tx, [pagesChanged([STUDENTS_TAG])])
    return { ok: true }
  })
}
