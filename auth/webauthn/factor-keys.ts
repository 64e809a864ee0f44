import { eq } from 'drizzle-orm'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import type { ChallengeRow } from '#auth/factors/factor-attempts.ts'
import type { StoredFactor } from '#auth/factors/factors.ts'
import type { UserRow } from '#auth/accounts/users.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import {
  authenticationOptions,
  checkAssertion,
  checkRegistration,
  isCloned,
  registrationOptions,
  type StoredCredential,
} from './ceremonies.ts'
import type { Assertion, NewCredential } from './credential-body.ts'

/** The password was the first step, so a touch is enough; an authenticator with a PIN may ask for it. */
const userVerification = 'preferred'

/** What a security key has to do: register for a new factor, sign for a verified one. */
export async function factorKeyOptions(auth: Auth, { factor, user }: { factor: StoredFactor; user: UserRow }) {
  const keys = await auth.db.select().from(webauthnCredentials).where(eq(webauthnCredentials.userId, user.id))
  if (factor.status === 'verified') {
    const allowed = keys.filter(({ factorId }) => factorId === factor.id)
    return { type: 'request', publicKey: await authenticationOptions(auth, { allowed, userVerification }) } as const
  }
  const publicKey = await registrationOptions(auth, { user, existing: keys, userVerification, isPasskey: false })
  return { type: 'create', publicKey } as const
}

/** The answer of a security key. */
export type KeyAnswer = { type: 'create'; credential: NewCredential } | { type: 'request'; credential: Assertion }

interface KeyAttempt {
  factor: StoredFactor
  challenge: ChallengeRow
  answer: KeyAnswer
  now: Date
}

/**
 * Checks an answer, and stores the new key or the new count of signatures. False if the answer is wrong. The
 * factor's row must be locked.
 */
export async function acceptFactorKey(
  tx: AuthDb,
  auth: Auth,
  { factor, challenge: { webauthnChallenge: challenge }, answer, now }: KeyAttempt,
): Promise<boolean> {
  if (challenge === null) return false
  const [stored] = await tx.select().from(webauthnCredentials).where(eq(webauthnCredentials.factorId, factor.id))
  if (answer.type === 'request') {
    if (!stored) return false
    return acceptAssertion(tx, auth, { stored, challenge, credential: answer.credential, now })
  }
  if (stored) return false
  const key = await checkRegistration(auth, { credential: answer.credential, challenge, userVerification })
  if (!key) return false
  const added = await tx
    .insert(webauthnCredentials)
    .values({ ...key, userId: factor.userId, factorId: factor.id, lastUsedAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: webauthnCredentials.id })
  return added.length > 0
}

interface StoredAssertion {
  stored: StoredCredential
  challenge: string
  credential: Assertion
  now: Date
}

async function acceptAssertion(
  tx: AuthDb,
  auth: Auth,
  { stored, challenge, credential, now }: StoredAssertion,
): Promise<boolean> {
  if (credential.id !== stored.credentialId) return false
  const counter = await checkAssertion(auth, { credential, challenge, userVerification, stored })
  if (counter === null) return false
  if (isCloned(stored, counter)) {
    const { userId, factorId } = stored
    auth.log.warn({ userId, factorId }, 'a security key was refused: its counter went back, it may have been copied')
    return false
  }
  await tx
    .update(webauthnCredentials)
    .set({ counter, lastUsedAt: now, updatedAt: now })
    .where(eq(webauthnCredentials.id, stored.id))
  return true
}
