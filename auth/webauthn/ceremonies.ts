import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { Auth } from '#auth/context.ts'
import { MS_PER_S } from '#auth/durations.ts'
import type { webauthnCredentials } from '#auth/tables/webauthn.server.ts'
import type { UserRow } from '#auth/accounts/users.ts'
import type { Assertion, NewCredential } from './credential-body.ts'

export type StoredCredential = typeof webauthnCredentials.$inferSelect

/** `required`: the authenticator must have checked a fingerprint, a face or a PIN. */
export type UserVerification = 'required' | 'preferred'

interface Registration {
  user: UserRow
  /** Keys of the account, so that no authenticator makes a second one. */
  existing: readonly StoredCredential[]
  userVerification: UserVerification
  /** The key must be able to sign in without a name. */
  isPasskey: boolean
}

/** Options for `navigator.credentials.create()`, as JSON, with a new challenge. */
export function registrationOptions({ settings }: Auth, { user, existing, userVerification, isPasskey }: Registration) {
  const name = user.email ?? user.phone ?? user.id
  return generateRegistrationOptions({
    rpName: settings.messages.mail.siteName,
    rpID: settings.webauthn.rpId,
    userID: new TextEncoder().encode(user.id),
    userName: name,
    userDisplayName: name,
    timeout: settings.webauthn.challengeExpiryS * MS_PER_S,
    attestationType: 'none',
    excludeCredentials: existing.map(describeKey),
    authenticatorSelection: { residentKey: isPasskey ? 'required' : 'discouraged', userVerification },
  })
}

/** Options for `navigator.credentials.get()`, as JSON, with a new challenge; without keys any passkey may answer. */
export function authenticationOptions(
  { settings }: Auth,
  { allowed, userVerification }: { allowed?: readonly StoredCredential[]; userVerification: UserVerification },
) {
  return generateAuthenticationOptions({
    rpID: settings.webauthn.rpId,
    timeout: settings.webauthn.challengeExpiryS * MS_PER_S,
    userVerification,
    ...(allowed && { allowCredentials: allowed.map(describeKey) }),
  })
}

// Newer transports than the library's type names are passed on as they are.
const describeKey = ({ credentialId, transports }: StoredCredential) => ({
  id: credentialId,
  transports: transports as 'internal'[],
})

interface Ceremony<Response> {
  credential: Response
  challenge: string
  userVerification: UserVerification
}

type RegisteredKey = Pick<StoredCredential, 'credentialId' | 'publicKey' | 'counter' | 'transports'>

/** The key that was registered; null unless challenge, origin, relying party, user verification and key are right. */
export async function checkRegistration(
  { settings: { webauthn } }: Auth,
  { credential, challenge, userVerification }: Ceremony<NewCredential>,
): Promise<RegisteredKey | null> {
  // The library throws for every kind of wrong answer, and reads nothing but its arguments.
  try {
    if (!isUnattested(credential)) return null
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: { ...credential.response, transports: [] }, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...webauthn.origins],
      expectedRPID: webauthn.rpId,
      requireUserVerification: userVerification === 'required',
    })
    if (!verified || !registrationInfo) return null
    const { id, publicKey, counter } = registrationInfo.credential
    if (id !== credential.id) return null
    return {
      credentialId: id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: credential.response.transports,
    }
  } catch {
    return null
  }
}

/** Refuses certificates, which we never ask for: to check them, the library requests addresses that they name. */
function isUnattested({ response: { attestationObject } }: NewCredential): boolean {
  const attestation = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
  const format = attestation.get('fmt')
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined)
}

/**
 * The count of signatures in a right assertion; null unless challenge, origin, relying party, user verification and
 * signature are right. Compare the count with `isCloned`.
 */
export async function checkAssertion(
  { settings: { webauthn } }: Auth,
  { credential, challenge, userVerification, stored }: Ceremony<Assertion> & { stored: StoredCredential },
): Promise<number | null> {
  const { userHandle, ...response } = credential.response
  if (userHandle && Buffer.from(userHandle, 'base64url').toString() !== stored.userId) return null
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: [...webauthn.origins],
      expectedRPID: webauthn.rpId,
      requireUserVerification: userVerification === 'required',
      // The count is compared by us, after the signature: otherwise anybody could cause the warning of a clone.
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: 0,
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** Whether a count has not moved on: a copy of the key has signed meanwhile. */
export function isCloned({ counter }: Pick<StoredCredential, 'counter'>, signed: number): boolean {
  return (signed > 0 || counter > 0) && signed <= counter
}
