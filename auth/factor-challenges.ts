import { eq } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import { recordAudit } from './audit.ts'
import type { Auth, AuthDb } from './context.ts'
import { AuthError } from './errors.ts'
import { codePlace, type StoredFactor } from './factors.ts'
import { stranger } from './known-devices.ts'
import { sendWithinLimits } from './send-limits.ts'
import { findTestCode, type SmsChannel } from './sms/sms.ts'
import { mfaChallenges, mfaFactors } from './tables.server.ts'

interface NewChallenge {
  factor: StoredFactor
  channel: SmsChannel
  ip: string
  now: Date
}

/** Asks a factor for a code, and answers the challenge's id; a phone gets the code by text message. Throws AuthError. */
export async function challenge(auth: Auth, { factor, channel, ip, now }: NewChallenge): Promise<string> {
  demandVerifying(auth, factor)
  const row = { id: randomUUID(), factor, ip, now }
  if (factor.phone === null) await auth.db.transaction((tx) => insertChallenge(tx, row, null))
  else await challengePhone(auth, { ...row, phone: factor.phone, channel })
  return row.id
}

/** Throws AuthError 422 when this kind of factor is switched off. */
export function demandVerifying({ settings: { mfa } }: Auth, { factorType }: StoredFactor): void {
  if (mfa[factorType].canVerify) return
  throw new AuthError(422, `mfa_${factorType}_verify_not_enabled`, `MFA verification is disabled for ${factorType}`)
}

interface Row {
  id: string
  factor: StoredFactor
  ip: string
  now: Date
}

async function insertChallenge(tx: AuthDb, { id, factor, ip, now }: Row, codeHmac: string | null) {
  await tx.insert(mfaChallenges).values({ id, factorId: factor.id, codeHmac, ip, createdAt: now })
  await tx.update(mfaFactors).set({ lastChallengedAt: now, updatedAt: now }).where(eq(mfaFactors.id, factor.id))
  const traits = { factor_id: factor.id, challenge_id: id }
  await recordAudit(tx, { action: 'challenge_created', actorId: factor.userId, ip, now, traits })
}

/** A message that could not be sent counts for nothing, so that they may ask again at once. */
async function challengePhone(
  auth: Auth,
  { phone, channel, ...row }: Row & { phone: string; channel: SmsChannel },
): Promise<void> {
  const sending = { channel: 'sms', group: 'mfa', address: phone, asker: stranger(row.ip) } as const
  const code = findTestCode(auth, phone, row.now) ?? newCode(auth.settings.mfa.phone.codeLength)
  const codeHmac = auth.secrets.fingerprint(code, codePlace(row.id))
  await sendWithinLimits(auth, sending, async (sender) => {
    await auth.db.transaction((tx) => insertChallenge(tx, row, codeHmac))
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
