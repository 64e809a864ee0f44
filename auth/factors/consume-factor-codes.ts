import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { mfaChallenges, mfaFactors } from '#auth/tables/factors.server.ts'
import {
  type ChallengeRow,
  checkFactorCode,
  consumeFactorCode,
  countWrongAttempt,
  isChallengeOver,
  tooManyAttempts,
} from './factor-attempts.ts'
import { bareRecoveryCode, isRecoveryCode, useRecoveryCode } from './recovery-codes.ts'

/**
 * Whether this is the code of a verified authenticator app, of a phone that was sent one, or a recovery code; it is
 * used up. A wrong attempt is counted: commit it, also when this throws AuthError 429.
 */
export async function consumeFactorCodes(
  tx: AuthDb,
  auth: Auth,
  { userId, code, ip, now }: { userId: string; code: string; ip: string; now: Date },
): Promise<boolean> {
  if (auth.settings.mfa.recoveryCodes.canVerify && isRecoveryCode(bareRecoveryCode(code))) {
    const refusal = await useRecoveryCode(tx, auth, { userId, code, ip, now })
    if (refusal?.status === 429) throw refusal
    return refusal === null
  }
  const isVerified = and(eq(mfaFactors.userId, userId), eq(mfaFactors.status, 'verified'))
  const all = await tx.select().from(mfaFactors).where(isVerified).orderBy(mfaFactors.id).for('update')
  const usable = all.filter(({ factorType }) => factorType !== 'webauthn' && auth.settings.mfa[factorType].canVerify)
  const open = usable.filter((factor) => tooManyAttempts(factor, now) === undefined)
  const [tooMany] = usable.flatMap((factor) => tooManyAttempts(factor, now) ?? [])
  if (open.length === 0 && tooMany) throw tooMany
  const attempts = []
  for (const factor of open) {
    const pending = factor.phone === null ? undefined : await findChallenge(tx, factor.id)
    const isOver = pending !== undefined && isChallengeOver(auth, pending, now)
    if (factor.phone === null || (pending && !isOver)) attempts.push({ factor, challenge: pending, code, now })
  }
  for (const attempt of attempts) {
    const proof = checkFactorCode(auth, attempt)
    if (proof) {
      await consumeFactorCode(tx, attempt, proof)
      return true
    }
  }
  for (const attempt of attempts) await countWrongAttempt(tx, attempt)
  return false
}

/** The newest unused code that was sent to a phone. */
async function findChallenge(tx: AuthDb, factorId: string): Promise<ChallengeRow | undefined> {
  const { codeHmac, verifiedAt, createdAt } = mfaChallenges
  const isUnused = and(eq(mfaChallenges.factorId, factorId), isNotNull(codeHmac), isNull(verifiedAt))
  const [newest] = await tx.select().from(mfaChallenges).where(isUnused).orderBy(desc(createdAt)).limit(1)
  return newest
}
