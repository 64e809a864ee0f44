import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { sendGuardianMail, studentPlace } from '#app/features/students/guardian-consent/consents.server.ts'
import { STUDENTS_TAG } from '#app/features/students/events.ts'
import { attachPicture } from '#app/features/students/profile-image.server.ts'
import type { ProfileInput } from '#app/features/students/schema.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { addressOf, isOwnAddress, type PrivateContext } from '#app/platform/context.server.ts'
import { canReach } from '#app/platform/mail/notify.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import type { Site } from '#app/platform/config/site.ts'

export type CreateProfileOutcome =
  | { ok: true; id: string; /** False when the account already had a profile, which is not changed. */ isNew: boolean }
  | { ok: false; reason: 'not-signed-in' | 'own-address' | 'no-texts' }

/**
 * Creates the student profile of the signed-in user. Idempotent: an existing profile is not changed. Under 18, the mail
 * to the guardian is sent as well, except for a new account that may not send mails yet: then `askGuardian` sends it
 * later. A picture that another user uploaded is ignored.
 */
export async function createProfile(
  ctx: PrivateContext,
  { input, site }: { input: ProfileInput; site: Site },
): Promise<CreateProfileOutcome> {
  const { db, actor, now, sealer } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  const { guardianEmail, profileImageId, ...fields } = input
  const isMinor = input.ageBand === 'under-18'
  if (isMinor && isOwnAddress(actor, guardianEmail)) return { ok: false, reason: 'own-address' }
  if (isMinor && !canReach(site, guardianEmail)) return { ok: false, reason: 'no-texts' }
  const { userId } = actor
  return db.transaction(async (tx) => {
    const id = randomUUID()
    const address = addressOf(actor)
    const sealedEmail = address === null ? null : sealer.seal(address, studentPlace(id))
    const rows = await tx
      .insert(studentProfiles)
      .values({ id, userId, ...fields, sealedEmail, createdAt: now })
      .onConflictDoNothing({ target: studentProfiles.userId })
      .returning({ id: studentProfiles.id })
    if (rows.length === 0) return { ok: true, id: await findEarlier(tx, userId), isNew: false }
    if (await attachPicture(tx, { userId, mediaId: profileImageId, isPublic: !isMinor, now })) {
      await tx.update(studentProfiles).set({ profileImageId }).where(eq(studentProfiles.id, id))
    }
    if (isMinor) {
      const student = { id, displayName: fields.displayName }
      await sendGuardianMail(tx, ctx, { student, by: actor, email: guardianEmail, site })
    }
    await publish(tx, [pagesChanged([STUDENTS_TAG, 'figures'])])
    return { ok: true, id, isNew: true }
  })
}

async function findEarlier(tx: PrivateContext['db'], userId: string): Promise<string> {
  const [row] = await tx
    .select({ id: studentProfiles.id })
    .from(studentProfiles)
    .where(eq(studentProfiles.userId, userId))
  if (!row) throw new Error('The profile that was there a moment ago is gone.')
  return row.id
}
