import { and, eq, ne } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Caller, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { assertCanVerify } from '#auth/factors/factor-challenges.ts'
import {
  type ChallengeRow,
  checkFactorCode,
  countWrongAttempt,
  type FactorAttempt,
  isChallengeOver,
  consumeFactorCode,
  tooManyAttempts,
} from '#auth/factors/factor-attempts.ts'
import { isUuid, raiseSession, type StoredFactor } from '#auth/factors/factors.ts'
import { notifyOwner } from '#auth/messages/notify-owner.ts'
import { toSessionJson, type OpenSession, type Origin } from '#auth/sessions/sessions.ts'
import { mfaChallenges, mfaFactors } from '#auth/tables/factors.server.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { findAccount, type Account } from '#auth/accounts/users.ts'
import { assertionBody, newCredentialBody } from '#auth/webauthn/credential-body.ts'
import { acceptFactorKey, type KeyAnswer } from '#auth/webauthn/factor-keys.ts'
import { parseFactorId, getOwnFactor } from './factor-of-caller.ts'

const verifyBody = v.object({
  challenge_id: text,
  code: text,
  webauthn: v.nullish(
    v.variant('type', [
      v.object({ type: v.literal('create'), credential_response: newCredentialBody }),
      v.object({ type: v.literal('request'), credential_response: assertionBody }),
    ]),
  ),
})

interface Answer {
  factorId: string
  challengeId: string
  /** Empty if a security key answers. */
  code: string
  key: KeyAnswer | undefined
  caller: Caller
  origin: Origin
  now: Date
}

interface Raised {
  account: Account
  open: OpenSession
  /** The kind of the factor, if this code has verified it. */
  enrolled: StoredFactor['factorType'] | undefined
}

/**
 * POST /factors/{id}/verify (signed in): the answer to a challenge. A right code raises the session to aal2,
 * verifies the factor, and deletes all sessions at aal1. Responds with the new session.
 */
export function verifyFactor(auth: Auth): Endpoint {
  return async (c) => {
    const factorId = parseFactorId(c.req.param('id'))
    const { challenge_id: challengeId, code, webauthn } = await readBody(c, verifyBody)
    if (!code && !webauthn) throw new AuthError(400, 'validation_failed', 'Code needs to be non-empty')
    if (!challengeId) throw new AuthError(400, 'validation_failed', 'challenge_id needs to be non-empty')
    const answer = {
      factorId,
      challengeId,
      code: code ?? '',
      key: webauthn ? toKeyAnswer(webauthn) : undefined,
      caller: c.get('caller'),
      origin: originOf(c, auth),
      now: auth.clock(),
    }
    const raised = await auth.db.transaction((tx) => verify(tx, auth, answer))
    // Thrown after the commit, so that the wrong attempt is counted.
    if (raised instanceof AuthError) throw raised
    if (raised.enrolled) await notifyEnrolled(auth, raised)
    return c.json(await toSessionJson(auth, { ...raised, now: answer.now }))
  }
}

function toKeyAnswer(body: NonNullable<v.InferOutput<typeof verifyBody>['webauthn']>): KeyAnswer {
  return body.type === 'create'
    ? { type: 'create', credential: body.credential_response }
    : { type: 'request', credential: body.credential_response }
}

/** Attempts at one factor are serialised by a lock of its row. */
async function verify(tx: AuthDb, auth: Auth, answer: Answer): Promise<Raised | AuthError> {
  const { factorId, caller, now, origin } = answer
  const userId = caller.account.user.id
  const factor = await getOwnFactor(tx, { factorId, userId })
  assertCanVerify(auth, factor)
  const challenge = await findChallenge(tx, answer)
  if (!challenge)
    return new AuthError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found')
  if (challenge.verifiedAt) return new AuthError(422, 'mfa_challenge_expired', 'MFA challenge was already answered')
  if (isChallengeOver(auth, challenge, now)) {
    await tx.delete(mfaChallenges).where(eq(mfaChallenges.id, challenge.id))
    return new AuthError(
      422,
      'mfa_challenge_expired',
      'MFA challenge has expired, verify against another challenge or create a new challenge',
    )
  }
  const tooMany = tooManyAttempts(factor, now)
  if (tooMany) return tooMany
  const traits = { factor_id: factorId, challenge_id: challenge.id }
  await recordAudit(tx, { action: 'verification_attempted', actorId: userId, ip: origin.ip, now, traits })
  const attempt = { factor, challenge, code: answer.code, now }
  const proof = await checkAnswer(tx, auth, { attempt, challenge, key: answer.key })
  if (proof) return accept(tx, { attempt, proof, answer })
  await countWrongAttempt(tx, attempt)
  return new AuthError(422, 'mfa_verification_failed', WRONG[factor.factorType])
}

const WRONG = {
  totp: 'Invalid TOTP code entered',
  phone: 'Invalid MFA Phone code entered',
  webauthn: 'Invalid WebAuthn credential',
} as const

/** The changes that a right answer makes to its factor; null if it is wrong. */
async function checkAnswer(
  tx: AuthDb,
  auth: Auth,
  { attempt, challenge, key }: { attempt: FactorAttempt; challenge: ChallengeRow; key: KeyAnswer | undefined },
): Promise<{ lastUsedStep?: number } | null> {
  const { factor, now } = attempt
  if (factor.factorType !== 'webauthn') return checkFactorCode(auth, attempt)
  return key && (await acceptFactorKey(tx, auth, { factor, challenge, answer: key, now })) ? {} : null
}

async function findChallenge(tx: AuthDb, { challengeId, factorId }: Answer): Promise<ChallengeRow | undefined> {
  if (!isUuid(challengeId)) return undefined
  const [challenge] = await tx
    .select()
    .from(mfaChallenges)
    .where(and(eq(mfaChallenges.id, challengeId), eq(mfaChallenges.factorId, factorId)))
  return challenge
}

interface Acceptance {
  attempt: FactorAttempt
  proof: { lastUsedStep?: number }
  answer: Answer
}

async function accept(
  tx: AuthDb,
  { attempt, proof, answer: { caller, origin, now } }: Acceptance,
): Promise<Raised | AuthError> {
  const { factor } = attempt
  const { session: known, account: before } = caller
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, known.id)).for('update')
  if (!session) {
    return new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }
  await consumeFactorCode(tx, attempt, proof)
  const isSibling = and(
    eq(mfaFactors.userId, factor.userId),
    eq(mfaFactors.factorType, factor.factorType),
    eq(mfaFactors.status, 'unverified'),
    ne(mfaFactors.id, factor.id),
  )
  await tx.delete(mfaFactors).where(isSibling)
  const open = await raiseSession(tx, { session, factor, origin, now })
  const account = await findAccount(tx, before.user.id)
  if (!account) throw new Error('A signed-in user was not found.')
  return { account, open, enrolled: factor.status === 'verified' ? undefined : factor.factorType }
}

async function notifyEnrolled(auth: Auth, { account: { user }, enrolled: factorType }: Raised): Promise<void> {
  await notifyOwner(auth, { kind: 'factor_enrolled', owner: user, data: { factorType } })
}
