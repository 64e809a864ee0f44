import { eq, sql, type SQL } from 'drizzle-orm'
import * as v from 'valibot'
import { recordAudit } from '#auth/audit.ts'
import type { Auth, Caller, Endpoint } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { originOf, readBody, text } from '#auth/http/transport.ts'
import { notifyOwner } from '#auth/messages/notify-owner.ts'
import { assertFreshProof } from '#auth/sessions/proof.ts'
import { sessions } from '#auth/tables/sessions.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import { checkRegistration, registrationOptions } from '#auth/webauthn/ceremonies.ts'
import { newCredentialBody } from '#auth/webauthn/credential-body.ts'
import { storeChallenge, takeChallenge } from '#auth/webauthn/passkey-challenges.ts'
import { listPasskeys, toPasskeyJson } from '#auth/webauthn/passkeys.ts'

const registrationBody = v.object({ challenge_id: text, credential: newCredentialBody })

/** POST /passkeys/registration/options (signed in): options for a new passkey, with a challenge. */
export function startPasskeyRegistration(auth: Auth): Endpoint {
  return async (c) => {
    const caller = c.get('caller')
    assertMayAdd(auth, caller)
    const { user } = caller.account
    const existing = await listPasskeys(auth.db, user.id)
    assertRoom(auth, existing.length)
    const options = await registrationOptions(auth, { user, existing, userVerification: 'required', isPasskey: true })
    const { id, expiresAt } = await storeChallenge(auth, { challenge: options.challenge, userId: user.id })
    return c.json({ challenge_id: id, options, expires_at: expiresAt })
  }
}

/**
 * POST /passkeys/registration/verify (signed in): stores the new passkey. Throws AuthError 400 `webauthn_…`, 403
 * `step_up_needed`, 422 `too_many_passkeys` or `webauthn_credential_exists`.
 */
export function finishPasskeyRegistration(auth: Auth): Endpoint {
  return async (c) => {
    const caller = c.get('caller')
    assertMayAdd(auth, caller)
    const { user } = caller.account
    const { challenge_id: id, credential } = await readBody(c, registrationBody)
    const challenge = await takeChallenge(auth, { id: id ?? '', userId: user.id })
    const key = await checkRegistration(auth, { credential, challenge, userVerification: 'required' })
    if (!key) throw new AuthError(400, 'webauthn_verification_failed', 'The passkey could not be verified')
    const now = auth.clock()
    const { ip } = originOf(c, auth)
    const passkey = await auth.db.transaction(async (tx) => {
      // Locked, so that concurrent registrations count each other.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update')
      assertRoom(auth, (await listPasskeys(tx, user.id)).length)
      const [added] = await tx
        .insert(webauthnCredentials)
        .values({ ...key, userId: user.id, deviceHash: deviceOf(tx, caller), createdAt: now, updatedAt: now })
        .onConflictDoNothing()
        .returning()
      if (!added) throw new AuthError(422, 'webauthn_credential_exists', 'This passkey is already registered')
      const traits = { passkey_id: added.id }
      await recordAudit(tx, { action: 'passkey_created', actorId: user.id, ip, now, traits })
      return added
    })
    await notifyOwner(auth, { kind: 'passkey_created', owner: user })
    return c.json(toPasskeyJson(passkey))
  }
}

/** A passkey signs in with both steps, so it takes the strongest proof to add one. */
function assertMayAdd(auth: Auth, caller: Caller): void {
  const { account, session, claims } = caller
  if (account.user.isSsoUser) {
    throw new AuthError(422, 'user_sso_managed', 'A user of single sign-on signs in at their identity provider')
  }
  const isRaised = session.aal === 'aal2' && claims.aal === 'aal2'
  if (!isRaised && account.factors.some(({ status }) => status === 'verified')) {
    throw new AuthError(403, 'insufficient_aal', 'AAL2 required to add a passkey')
  }
  assertFreshProof(auth, caller)
}

/** Of the caller's session, not of this request, which may lack the cookie. */
function deviceOf(tx: AuthDb, { session }: Caller): SQL<string | null> {
  return sql`${tx.select({ deviceHash: sessions.deviceHash }).from(sessions).where(eq(sessions.id, session.id))}`
}

function assertRoom({ settings }: Auth, count: number): void {
  if (count < settings.webauthn.passkeysMax) return
  throw new AuthError(422, 'too_many_passkeys', 'Maximum number of passkeys reached, delete one to continue')
}
