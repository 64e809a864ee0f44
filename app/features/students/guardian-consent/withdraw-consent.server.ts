import { and, eq, isNull } from 'drizzle-orm'
import { hashGuardianToken } from './consents.server.ts'
import { STUDENTS_TAG } from '#app/features/students/events.ts'
import { setPictureVisibility } from '#app/features/students/profile-image.server.ts'
import { guardianConsents, studentProfiles } from '#app/features/students/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type WithdrawConsentOutcome = { ok: true } | { ok: false; reason: 'not-found' }

/**
 * Withdraws a guardian's consent, with the same link and without an expiry. Everything of the student is hidden at
 * once, unless the student has turned 18. Idempotent.
 */
export async function withdrawConsent(
  { db, now }: CommandContext,
  { token }: { token: string },
): Promise<WithdrawConsentOutcome> {
  const tokenHash = hashGuardianToken(token)
  return db.transaction(async (tx) => {
    const [student] = await tx
      .select({ ageBand: studentProfiles.ageBand, profileImageId: studentProfiles.profileImageId })
      .from(studentProfiles)
      .innerJoin(guardianConsents, eq(guardianConsents.studentProfileId, studentProfiles.id))
      .where(and(eq(guardianConsents.tokenHash, tokenHash), eq(guardianConsents.answer, 'allowed')))
      .for('update', { of: studentProfiles })
    if (!student) return { ok: false, reason: 'not-found' }
    const rows = await tx
      .update(guardianConsents)
      .set({ withdrawnAt: now })
      .where(and(eq(guardianConsents.tokenHash, tokenHash), isNull(guardianConsents.withdrawnAt)))
      .returning({ id: guardianConsents.id })
    if (rows.length === 0) return { ok: true }
    await setPictureVisibility(tx, {
      mediaId: student.profileImageId,
      isPublic: student.ageBand === '18-or-older',
      now,
    })
    await publish(tx, [pagesChanged([STUDENTS_TAG])])
    return { ok: true }
  })
}
