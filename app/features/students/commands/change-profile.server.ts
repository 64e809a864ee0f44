import { eq } from 'drizzle-orm'
import { listConsents, studentPlace } from '#app/features/students/guardian-consent/consents.server.ts'
import { STUDENTS_TAG } from '#app/features/students/events.ts'
import { canStateAgeBand, mayPublish } from '#app/features/students/policy.ts'
import { dropPicture, setPictureVisibility, attachPicture } from '#app/features/students/profile-image.server.ts'
import type { ProfileChangeInput } from '#app/features/students/schema.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { addressOf, type PrivateContext } from '#app/platform/context.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'

export type ChangeProfileOutcome =
  | { ok: true }
  /** `age-by-operator`: only an operator can raise the age band. */
  | { ok: false; reason: 'not-signed-in' | 'no-profile' | 'age-by-operator' | 'not-your-picture' }

/**
 * Changes the user's own profile. Lowering the age band to under 18 hides the profile until a guardian agrees
 * (`ask-guardian`).
 */
export async function changeProfile(ctx: PrivateContext, input: ProfileChangeInput): Promise<ChangeProfileOutcome> {
  const { db, actor, now, sealer } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  const { userId } = actor
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(studentProfiles).where(eq(studentProfiles.userId, userId)).for('update')
    if (!row) return { ok: false, reason: 'no-profile' }
    const ageBand = input.ageBand ?? row.ageBand
    if (!canStateAgeBand({ from: row.ageBand, to: ageBand })) return { ok: false, reason: 'age-by-operator' }
    const consents = await listConsents(tx, { studentId: row.id })
    const hasConsent = consents.some(({ answer, withdrawnAt }) => answer === 'allowed' && withdrawnAt === null)
    const isPublic = mayPublish({ ageBand, hasConsent })
    const { profileImageId } = input
    if (profileImageId !== row.profileImageId) {
      const isTaken = await attachPicture(tx, { userId, mediaId: profileImageId, isPublic, now })
      if (!isTaken) return { ok: false, reason: 'not-your-picture' }
      await dropPicture(tx, { mediaId: row.profileImageId, now })
    } else if (ageBand !== row.ageBand) {
      await setPictureVisibility(tx, { mediaId: profileImageId, isPublic, now })
    }
    const address = addressOf(actor)
    const sealedEmail = address === null ? row.sealedEmail : sealer.seal(address, studentPlace(row.id))
    await tx
      .update(studentProfiles)
      .set({ ...input, ageBand, sealedEmail })
      .where(eq(studentProfiles.id, row.id))
    await publish(tx, [pagesChanged([STUDENTS_TAG])])
    return { ok: true }
  })
}
