import { eq } from 'drizzle-orm'
import { randomInt, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, AuthDb, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { codePlace, type StoredFactor } from '#auth/factors.ts'
import { giveBackSend, takeSend } from '#auth/send-limits.ts'
import { findTestCode, parseChannel, sendCode, type SmsChannel } from '#auth/sms/sms.ts'
import { mfaChallenges, mfaFactors } from '#auth/tables.server.ts'
import { originOf, readOptionalBody, text } from '#auth/transport.ts'
import { demandFactorId, getOwnFactor } from './factor-of-caller.ts'

const challengeBody = v.object({ channel: text })

const MS_PER_S = 1_000

/** POST /factors/{id}/challenge (signed in): asks for a code; a phone gets it by text message. */
export function challengeFactor(auth: Auth): Endpoint {
  return async (c) => {
    const { user } = c.get('caller').account
    const factorId = demandFactorId(c.req.param('id'))
    const channel = parseChannel(auth, (await readOptionalBody(c, challengeBody)).channel)
    const factor = await getOwnFactor(auth.db, { factorId, userId: user.id })
    demandVerifying(auth, factor)
    const challenge = { id: randomUUID(), factor, ip: originOf(c, auth).ip, now: auth.clock() }
    if (factor.phone === null) await auth.db.transaction((tx) => insertChallenge(tx, challenge, null))
    else await challengePhone(auth, { ...challenge, phone: factor.phone, channel })
    const expiresAt = Math.floor(challenge.now.getTime() / MS_PER_S) + auth.settings.mfa.challengeExpiryS
    return c.json({ id: challenge.id, type: factor.factorType, expires_at: expiresAt })
  }
}

/** Throws AuthError 422 when this kind of factor is switched off. */
export function demandVerifying({ settings: { mfa } }: Auth, { factorType }: StoredFactor): void {
  if (mfa[factorType].canVerify) return
  throw new AuthError(422, `mfa_${factorType}_verify_not_enabled`, `MFA verification is disabled for ${factorType}`)
}

interface Challenge {
  id: string
  factor: StoredFactor
  ip: string
  now: Date
}

async function insertChallenge(tx: AuthDb, { id, factor, ip, now }: Challenge, codeHmac: string | null) {
  await tx.insert(mfaChallenges).values({ id, factorId: factor.id, codeHmac, ip, createdAt: now })
  await tx.update(mfaFactors).set({ lastChallengedAt: now, updatedAt: now }).where(eq(mfaFactors.id, factor.id))
  const traits = { factor_id: factor.id, challenge_id: id }
  await recordAudit(tx, { action: 'challenge_created', actorId: factor.userId, ip, now, traits })
}

/** A message that could not be sent counts for nothing, so that she may ask again at once. */
async function challengePhone(
  auth: Auth,
  { phone, channel, ...challenge }: Challenge & { phone: string; channel: SmsChannel },
): Promise<void> {
  const sending = { channel: 'sms', group: 'mfa', address: phone } as const
  await takeSend(auth, sending)
  const code = findTestCode(auth, phone, challenge.now) ?? newCode(auth.settings.mfa.phone.codeLength)
  const codeHmac = auth.secrets.fingerprint(code, codePlace(challenge.id))
  await auth.db.transaction((tx) => insertChallenge(tx, challenge, codeHmac))
  try {
    await sendCode(auth, { phone, code, channel })
  } catch (error) {
    await auth.db.delete(mfaChallenges).where(eq(mfaChallenges.id, challenge.id))
    await giveBackSend(auth, sending)
    throw error
  }
}

function newCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0')
}
