import { eq } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { recordAudit } from '#auth/audit.ts'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { codeContext, type StoredFactor } from './factors.ts'
import { unknownRequester } from '#auth/limits/requester.ts'
import { sendWithinLimits } from '#auth/limits/send-limits.ts'
import { findTestCode } from '#auth/messages/sms/sms.ts'
import type { SmsChannel } from '#auth/messages/sms/sms-sender.ts'
import { mfaChallenges, mfaFactors } from '#auth/tables/factors.server.ts'

interface NewChallenge {
  factor: StoredFactor
  channel: SmsChannel
  ip: string
  now: Date
}

/**
 * Creates a challenge and returns its id; a phone gets a code by text message. Throws AuthError 422 (kind switched
 * off, not sent) or 429.
 */
export async function challenge(auth: Auth, { factor, channel, ip, now }: NewChallenge): Promise<string> {
  assertCanVerify(auth, factor)
  const row = { id: randomUUID(), factor, ip, now }
  if (factor.phone === null) await auth.db.transaction((tx) => insertChallenge(tx, row, {}))
  else await challengePhone(auth, { ...row, phone: factor.phone, channel })
  return row.id
}

/** Stores a challenge that a security key signs, and returns its id. Throws AuthError 422 when it is switched off. */
export async function challengeKey(
  auth: Auth,
  { webauthnChallenge, ...given }: Omit<Row, 'id'> & { webauthnChallenge: string },
): Promise<string> {
  assertCanVerify(auth, given.factor)
  const row = { id: randomUUID(), ...given }
  await auth.db.transaction((tx) => insertChallenge(tx, row, { webauthnChallenge }))
  return row.id
}

/** Throws AuthError 422 when verifying this kind of factor is switched off. */
export function assertCanVerify({ settings: { mfa } }: Auth, { factorType }: StoredFactor): void {
  if (mfa[factorType].canVerify) return
  throw new AuthError(422, `mfa_${factorType}_verify_not_enabled`, `MFA verification is disabled for ${factorType}`)
}

interface Row {
  id: string
  factor: StoredFactor
  ip: string
  now: Date
}

async function insertChallenge(
  tx: AuthDb,
  { id, factor, ip, now }: Row,
  means: { codeHmac?: string; webauthnChallenge?: string },
) {
  await tx.insert(mfaChallenges).values({ id, factorId: factor.id, ...means, ip, createdAt: now })
  await tx.update(mfaFactors).set({ lastChallengedAt: now, updatedAt: now }).where(eq(mfaFactors.id, factor.id))
  const traits = { factor_id: factor.id, challenge_id: id }
  await recordAudit(tx, { action: 'challenge_created', actorId: factor.userId, ip, now, traits })
}

/** The challenge of a message that could not be sent is deleted, so that another can be requested at once. */
async function challengePhone(
  auth: Auth,
  { phone, channel, ...row }: Row & { phone: string; channel: SmsChannel },
): Promise<void> {
  const requester = unknownRequester(row.ip)
  const sending = { channel: 'sms', group: 'mfa', address: phone, requester, textChannel: channel } as const
  const code = findTestCode(auth, phone, row.now) ?? newCode(auth.settings.mfa.phone.codeLength)
  const codeHmac = auth.secrets.fingerprint(code, codeContext(row.id))
  await sendWithinLimits(auth, sending, async (sender) => {
    await auth.db.transaction((tx) => insertChallenge(tx, row, { codeHmac }))
    try {
      await sender.text({ phone, code, channel })
    } catch (error) {
      await auth.db.delete(mfaChallenges).where(eq(mfaChallenges.id, row.id))
      throw error
    }
  })
}

function newCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}
