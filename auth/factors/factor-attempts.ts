import { eq } from 'drizzle-orm'
import { timingSafeEqual } from 'node:crypto'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { MS_PER_S } from '#auth/durations.ts'
import { AuthError } from '#auth/errors.ts'
import { codeContext, secretContext, type StoredFactor } from './factors.ts'
import { mfaChallenges, mfaFactors } from '#auth/tables/factors.server.ts'
import { findStep } from './totp.ts'

export type ChallengeRow = typeof mfaChallenges.$inferSelect

const WRONG_TRIES_PER_CHALLENGE_MAX = 5
/** Counted over all challenges of a factor, in a window that the first wrong attempt starts. */
const WRONG_TRIES_PER_FACTOR_MAX = 20
const WRONG_TRIES_WINDOW_S = 15 * 60

export function isChallengeOver({ settings }: Auth, { createdAt, wrongTries }: ChallengeRow, now: Date): boolean {
  const endsAt = createdAt.getTime() + settings.mfa.challengeExpiryS * MS_PER_S
  return endsAt <= now.getTime() || wrongTries >= WRONG_TRIES_PER_CHALLENGE_MAX
}

/** The error (429) of a factor with too many wrong attempts; undefined while it may be tried. */
export function tooManyAttempts({ wrongTries, firstWrongTryAt }: StoredFactor, now: Date): AuthError | undefined {
  const leftS = triesWindowLeftS(firstWrongTryAt, now)
  if (leftS <= 0 || wrongTries < WRONG_TRIES_PER_FACTOR_MAX) return undefined
  return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {
    headers: { 'Retry-After': String(leftS) },
  })
}

/** The seconds left of the window that a first wrong attempt started; 0 or less once it is over. */
export function triesWindowLeftS(since: Date | null, now: Date): number {
  return since === null ? 0 : Math.ceil((since.getTime() - now.getTime()) / MS_PER_S) + WRONG_TRIES_WINDOW_S
}

/** One code for one factor. An authenticator app needs no challenge; the code of a phone belongs to one. */
export interface FactorAttempt {
  factor: StoredFactor
  challenge: ChallengeRow | undefined
  code: string
  now: Date
}

/** The changes that a right code makes to its factor, so that it is accepted only once; null if it is wrong. */
export function checkFactorCode(
  { secrets }: Auth,
  { factor, challenge, code, now }: FactorAttempt,
): { lastUsedStep?: number } | null {
  if (factor.secret !== null) {
    const step = findStep(secrets.open(factor.secret, secretContext(factor.id)), code, now)
    return step === null || step <= (factor.lastUsedStep ?? 0) ? null : { lastUsedStep: step }
  }
  if (!challenge) return null
  const actual = Buffer.from(secrets.fingerprint(code, codeContext(challenge.id)))
  const expected = Buffer.from(challenge.codeHmac ?? '')
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? {} : null
}

/** Marks a right code as used. The factor's row must be locked. */
export async function consumeFactorCode(
  tx: AuthDb,
  { factor, challenge, now }: FactorAttempt,
  proof: { lastUsedStep?: number },
): Promise<void> {
  if (challenge) await tx.update(mfaChallenges).set({ verifiedAt: now }).where(eq(mfaChallenges.id, challenge.id))
  await tx
    .update(mfaFactors)
    .set({ ...proof, wrongTries: 0, firstWrongTryAt: null, status: 'verified', updatedAt: now })
    .where(eq(mfaFactors.id, factor.id))
}

/** Counts a wrong code; the caller has to commit it. The factor's row must be locked. */
export async function countWrongAttempt(tx: AuthDb, { factor, challenge, now }: FactorAttempt): Promise<void> {
  const isNewWindow = triesWindowLeftS(factor.firstWrongTryAt, now) <= 0
  await tx
    .update(mfaFactors)
    .set(isNewWindow ? { wrongTries: 1, firstWrongTryAt: now } : { wrongTries: factor.wrongTries + 1 })
    .where(eq(mfaFactors.id, factor.id))
  if (!challenge) return
  await tx
    .update(mfaChallenges)
    .set({ wrongTries: challenge.wrongTries + 1 })
    .where(eq(mfaChallenges.id, challenge.id))
}
