import { eq } from 'drizzle-orm'
import { type AskRefusal, sendGuardianMail } from './consents.server.ts'
import { studentProfiles } from '#app/features/students/tables.server.ts'
import { isOwnAddress, type PrivateContext } from '#app/platform/context.server.ts'
import { canReach } from '#app/platform/mail/notify.server.ts'
import type { Site } from '#app/platform/config/site.ts'

export type AskGuardianOutcome =
  | { ok: true }
  /** `rest`: nobody is asked for some days after a refusal or a withdrawal (`guardian.askAgainFrom` of the profile). */
  | ({ ok: false } & (
      | AskRefusal
      | { reason: 'not-signed-in' | 'no-profile' | 'not-needed' | 'own-address' | 'no-texts' }
    ))

/** Sends the mail to a guardian (again). The link of an earlier unanswered mail stops working. */
export async function askGuardian(
  ctx: PrivateContext,
  { email, site }: { email: string; site: Site },
): Promise<AskGuardianOutcome> {
  const { db, actor } = ctx
  if (actor.kind !== 'member') return { ok: false, reason: 'not-signed-in' }
  if (isOwnAddress(actor, email)) return { ok: false, reason: 'own-address' }
  if (!canReach(site, email)) return { ok: false, reason: 'no-texts' }
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(studentProfiles).where(eq(studentProfiles.userId, actor.userId)).for('update')
    if (!row) return { ok: false, reason: 'no-profile' }
    if (row.ageBand === '18-or-older') return { ok: false, reason: 'not-needed' }
    const refusal = await sendGuardianMail(tx, ctx, { student: row, by: actor, email, site })
    return refusal ? { ok: false, ...refusal } : { ok: true }
  })
}
