import { storeSession, loadClient } from '#app/features/sign-in/auth-calls.ts'
import { copy as common } from '#app/features/sign-in/copy.ts'
import { findNewAddress } from '#app/features/sign-in/credentials.ts'
import { copy as errors } from '#app/features/sign-in/error-messages-copy.ts'
import { errorMessage } from '#app/features/sign-in/error-messages.ts'
import { hasLink, latinDigits } from '#app/platform/text/text.ts'
import { copy as formCopy } from '#app/platform/form/copy.ts'
import { showToast } from '#app/ui/toasts.tsx'
import { copy } from './copy.ts'

/** Resolves to an error message when the service refused. */
type Refusal = Promise<string | undefined>

type AuthClient = Awaited<ReturnType<typeof loadClient>>
type Problem = { name?: string; code?: string | undefined; message?: string } | null

const messageOf = (error: Problem): string | undefined => (error ? errorMessage(error) : undefined)

/** The displayed name is read from the token, so a new token is fetched. */
export async function saveName(name: string): Refusal {
  if (!name) return copy.profile.empty
  if (hasLink(name)) return formCopy.nameLink
  const client = await loadClient()
  const { error } = await client.updateUser({ data: { display_name: name } })
  return messageOf(error) ?? refresh()
}

export async function changeEmail(email: string): Refusal {
  const client = await loadClient()
  const emailRedirectTo = `${location.origin}/auth/confirm?next=/account`
  const { data, error } = await client.updateUser({ email }, { emailRedirectTo })
  if (error) return errorMessage(error)
  showToast(data.user.new_email ? copy.email.sent : copy.saved)
  return refresh()
}

/** Requests a code for the phone number; `onSent` gets the number as the service normalised it. */
export async function requestPhoneCode(typed: string, onSent: (phone: string) => void): Refusal {
  const address = findNewAddress(typed, true)
  if (!address || !('phone' in address)) return copy.phone.wrong
  const { error } = await (await loadClient()).updateUser({ phone: address.phone })
  if (!error) onSent(address.phone)
  return messageOf(error)
}

export async function confirmPhone(phone: string, token: string): Refusal {
  const { data, error } = await (
    await loadClient()
  ).verifyOtp({ phone, token: latinDigits(token), type: 'phone_change' })
  if (data.session) storeSession(data.session)
  return error?.code === 'otp_expired' ? errors.wrongCode : messageOf(error)
}

export interface NewPassword {
  password: string
  current: string
  nonce: string
}

/** What the service may require beside the new password. */
export type Proof = 'current' | 'nonce'

/** `words`: an error message. `proof`: the missing proof; for `nonce` the mail with the code is already sent. */
export async function savePassword({
  password,
  current,
  nonce,
}: NewPassword): Promise<{ words?: string | undefined; proof?: Proof | undefined }> {
  const client = await loadClient()
  const proofs = { ...(current && { current_password: current }), ...(nonce && { nonce }) }
  const { error } = await client.updateUser({ password, ...proofs })
  const sent = error?.code === 'reauthentication_needed' ? await client.reauthenticate() : undefined
  if (sent?.error) return { words: errorMessage(sent.error) }
  return { words: messageOf(error), proof: PROOF_OF[error?.code ?? ''] }
}

const PROOF_OF: Partial<Record<string, Proof>> = {
  current_password_required: 'current',
  current_password_invalid: 'current',
  reauthentication_needed: 'nonce',
  reauthentication_not_valid: 'nonce',
}

export async function disconnect(identityId: string): Refusal {
  const client = await loadClient()
  const { data } = await client.getUserIdentities()
  const identity = data?.identities.find((one) => one.identity_id === identityId)
  if (!identity) return errorMessage({ code: 'session_not_found' })
  const { error } = await client.unlinkIdentity(identity)
  return messageOf(error) ?? refresh()
}

/** Redirects to the provider; resolves only on failure. */
export async function connect(provider: string): Refusal {
  const client = await loadClient()
  const { error } = await client.linkIdentity({
    provider: provider as Parameters<typeof client.signInWithOAuth>[0]['provider'],
    options: { redirectTo: `${location.origin}/auth/confirm?next=/account` },
  })
  return messageOf(error)
}

export interface Enrolment {
  factorId: string
  /** A `data:` URL. */
  picture: string
  secret: string
}

export async function startEnrolment(friendlyName: string, onStarted: (enrolment: Enrolment) => void): Refusal {
  const { mfa } = await loadClient()
  await removeUnverified(mfa, 'totp')
  const { data, error } = await mfa.enroll({ factorType: 'totp', friendlyName })
  if (data) onStarted({ factorId: data.id, picture: data.totp.qr_code, secret: data.totp.secret })
  return messageOf(error)
}

export async function finishEnrolment(factorId: string, code: string): Refusal {
  const client = await loadClient()
  const { error } = await client.mfa.challengeAndVerify({ factorId, code: latinDigits(code) })
  return messageOf(error) ?? storeNewSession(client)
}

async function storeNewSession(client: AuthClient): Refusal {
  const { data } = await client.getSession()
  if (data.session) storeSession(data.session)
  return undefined
}

/** Removes an unverified enrolment, from another tab or before a reload, which would block a new one. */
async function removeUnverified(mfa: AuthClient['mfa'], kind: 'totp' | 'phone'): Promise<void> {
  const { data } = await mfa.listFactors()
  const unfinished = data?.all.filter(({ status, factor_type: type }) => status === 'unverified' && type === kind)
  for (const { id: factorId } of unfinished ?? []) await mfa.unenroll({ factorId })
}

export interface PhoneEnrolment {
  factorId: string
  challengeId: string
}

/** Requests a code for a phone that is to become a second factor. */
export async function startPhoneStep(typed: string, onStarted: (enrolment: PhoneEnrolment) => void): Refusal {
  const address = findNewAddress(typed, true)
  if (!address || !('phone' in address)) return copy.phone.wrong
  const { mfa } = await loadClient()
  const { phone } = address
  await removeUnverified(mfa, 'phone')
  const { data: factor, error } = await mfa.enroll({ factorType: 'phone', friendlyName: phone, phone })
  if (!factor) return messageOf(error)
  const asked = await mfa.challenge({ factorId: factor.id })
  if (asked.data) onStarted({ factorId: factor.id, challengeId: asked.data.id })
  else await mfa.unenroll({ factorId: factor.id })
  return messageOf(asked.error)
}

export async function confirmPhoneStep(enrolment: PhoneEnrolment, code: string): Refusal {
  if (!code) return common.errors.codeMissing
  const client = await loadClient()
  const { error } = await client.mfa.verify({ ...enrolment, code: latinDigits(code) })
  return messageOf(error) ?? storeNewSession(client)
}

/** Also cancels an unverified enrolment. The session may fall back to aal1, which a new token shows. */
export async function removeFactor(factorId: string): Refusal {
  const { error } = await (await loadClient()).mfa.unenroll({ factorId })
  return messageOf(error) ?? refresh()
}

const CANNOT_LOAD = { addPasskey: async (): Refusal => errors.offline }

export async function addPasskey(): Refusal {
  const calls = await import('#app/features/sign-in/passkeys/passkey-calls.ts').catch(() => CANNOT_LOAD)
  return calls.addPasskey()
}

export async function renamePasskey(passkeyId: string, friendlyName: string): Refusal {
  if (!friendlyName) return copy.passkeys.empty
  const { error } = await (await loadClient()).passkey.update({ passkeyId, friendlyName })
  return messageOf(error)
}

export async function removePasskey(passkeyId: string): Refusal {
  const { error } = await (await loadClient()).passkey.delete({ passkeyId })
  return messageOf(error)
}

/** Makes a set of recovery codes, the first one or in place of another; `onMade` gets them. */
export async function makeRecoveryCodes(hasSome: boolean, onMade: (codes: readonly string[]) => void): Refusal {
  const { recoveryCodes } = (await loadClient()).mfa
  const { data, error } = await (hasSome ? recoveryCodes.regenerate() : recoveryCodes.generate())
  if (data) onMade(data.codes)
  return error?.code === 'mfa_verified_factor_exists' ? copy.recoveryCodes.exist : messageOf(error)
}

export async function signOutEverywhere(): Refusal {
  const { error } = await (await loadClient()).signOut({ scope: 'global' })
  return messageOf(error)
}

async function refresh(): Refusal {
  const { data, error } = await (await loadClient()).refreshSession()
  if (data.session) storeSession(data.session)
  return error?.code === 'otp_expired' ? errors.wrongCode : messageOf(error)
}
