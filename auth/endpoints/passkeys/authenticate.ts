import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import { findAccount, isBanned, type Account } from '#auth/accounts/users.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { assertCaptcha, captchaFields } from '#auth/http/captcha.ts'
import { originOf, readBody, readOptionalBody, text } from '#auth/http/transport.ts'
import { sessionResponse } from '#auth/sessions/session-response.ts'
import { openSession, signedInAt } from '#auth/sessions/open-session.ts'
import type { NewSession, Origin } from '#auth/sessions/sessions.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import { authenticationOptions, checkAssertion, isCloned, type StoredCredential } from '#auth/webauthn/ceremonies.ts'
import { assertionBody } from '#auth/webauthn/credential-body.ts'
import { storeChallenge, takeChallenge } from '#auth/webauthn/passkey-challenges.ts'
import { findPasskey, lockOwnPasskey } from '#auth/webauthn/passkeys.ts'

const optionsBody = v.object(captchaFields)
const signInBody = v.object({ challenge_id: text, credential: assertionBody })

/** POST /passkeys/authentication/options: a challenge that any passkey of this site may answer. */
export function startPasskeySignIn(auth: Auth): Endpoint {
  return async (c) => {
    await assertCaptcha(auth, c, await readOptionalBody(c, optionsBody))
    const options = await authenticationOptions(auth, { userVerification: 'required' })
    const { id, expiresAt } = await storeChallenge(auth, { challenge: options.challenge, userId: null })
    return c.json({ challenge_id: id, options, expires_at: expiresAt })
  }
}

/**
 * POST /passkeys/authentication/verify: a session at aal2, because the authenticator has checked a fingerprint, a
 * face or a PIN. Throws AuthError 400 `webauthn_…` or `user_banned`.
 */
export function finishPasskeySignIn(auth: Auth): Endpoint {
  return async (c) => {
    const { challenge_id: id, credential } = await readBody(c, signInBody)
    const challenge = await takeChallenge(auth, { id: id ?? '', userId: null })
    const stored = await findPasskey(auth.db, credential.id)
    if (!stored) throw unknownPasskey()
    const counter = await checkAssertion(auth, { credential, challenge, userVerification: 'required', stored })
    if (counter === null) throw unverified()
    const signIn = { stored, counter, origin: originOf(c, auth), now: auth.clock() }
    const signedIn = await auth.db.transaction((tx) => signInBy(tx, auth, signIn))
    // Thrown after the commit, so that the refusal is in the audit table.
    if (signedIn instanceof AuthError) throw signedIn
    return sessionResponse(auth, c, { ...signedIn, now: signIn.now })
  }
}

interface PasskeySignIn {
  stored: StoredCredential
  counter: number
  origin: Origin
  now: Date
}

/** The passkey is locked and read again: it may have been used or deleted during the verification. */
async function signInBy(
  tx: AuthDb,
  auth: Auth,
  { stored: { id, userId }, counter, origin, now }: PasskeySignIn,
): Promise<{ account: Account; open: NewSession } | AuthError> {
  const passkey = await lockOwnPasskey(tx, { id, userId })
  const traits = { passkey_id: id }
  if (isCloned(passkey, counter)) {
    auth.log.warn({ userId, passkeyId: id }, 'a passkey was refused: its counter went back, it may have been copied')
    await recordAudit(tx, { action: 'passkey_refused', actorId: userId, ip: origin.ip, now, traits })
    return unverified()
  }
  const account = await findAccount(tx, userId)
  if (!account || account.user.deletedAt !== null) return unknownPasskey()
  if (isBanned(account.user, now)) return new AuthError(400, 'user_banned', 'User is banned')
  const used = { counter, lastUsedAt: now, updatedAt: now }
  await tx.update(webauthnCredentials).set(used).where(eq(webauthnCredentials.id, id))
  const open = await openSession(tx, { userId, method: 'passkey', passkeyId: id, origin, now })
  const login = { provider: 'passkey', ...traits }
  await recordAudit(tx, { action: 'login', actorId: userId, ip: origin.ip, now, traits: login })
  return { account: signedInAt(account, now), open }
}

const unknownPasskey = () => new AuthError(400, 'webauthn_credential_not_found', 'This passkey is not known here')
const unverified = () => new AuthError(400, 'webauthn_verification_failed', 'The passkey could not be verified')
