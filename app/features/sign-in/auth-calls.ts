import type { AuthError, Session } from '@supabase/auth-js'
import { mirror } from '#app/platform/session/session-cookie.ts'
import { copy } from './copy.ts'
import { type Address, addressFor, type Credentials, type Purpose } from './credentials.ts'
import { errorMessage, OFFLINE, WRONG_CODE } from './error-messages.ts'

/** The result of a sign-in or sign-up. */
export type Outcome =
  | { kind: 'signed-in'; needsFactor?: boolean }
  /** A code was sent, now or before. */
  | { kind: 'code'; sent: SentCode; wasSentBefore?: boolean }
  /** The code was right, but nobody used the account of this number for long. */
  | { kind: 'inactive-phone'; phone: InactivePhone }
  | { kind: 'failed'; message: string }

/** A phone number with the right code for it. */
export interface InactivePhone {
  phone: string
  token: string
}

/** A sent code, with what is needed to send it again. */
export interface SentCode {
  address: Address
  reason: 'signup' | 'sign-in' | 'recovery'
  /** The path that the mailed link leads to. */
  landing: string
}

/** @throws ClientUnreachable without a connection, when the client was not loaded before */
export async function loadClient() {
  try {
    return (await import('#app/platform/session/auth-client.ts')).authClient
  } catch {
    throw new ClientUnreachable()
  }
}

class ClientUnreachable extends Error {}

async function orOffline<T>(calling: Promise<T>, offline: T): Promise<T> {
  try {
    return await calling
  } catch (error) {
    if (error instanceof ClientUnreachable) return offline
    throw error
  }
}

const WITHOUT_LINE: Outcome = { kind: 'failed', message: OFFLINE }

/** Signs in, signs up or sends a code, by the purpose of the form. */
export const submitCredentials = (typed: Credentials, where: Where): Promise<Outcome> =>
  orOffline(submit(typed, where), WITHOUT_LINE)

interface Where {
  purpose: Purpose
  landing: string
}

async function submit(typed: Credentials, { purpose, landing }: Where): Promise<Outcome> {
  const address = addressFor(purpose)(typed.address, true)
  if (!address) return failed(null)
  if (purpose === 'code') {
    const sent: SentCode = { address, reason: 'sign-in', landing }
    const message = await sendCode(sent)
    return message ? { kind: 'failed', message } : { kind: 'code', sent }
  }
  return purpose === 'join' ? join(address, typed, landing) : signIn(address, typed.password, landing)
}

async function join(address: Address, { name, password }: Credentials, landing: string): Promise<Outcome> {
  const client = await loadClient()
  const data = { display_name: name.trim() }
  const { data: joined, error } = await client.signUp(
    'email' in address
      ? { ...address, password, options: { data, emailRedirectTo: location.origin + landing } }
      : { ...address, password, options: { data } },
  )
  if (error) return failed(error)
  return joined.session
    ? completeSignIn(joined.session)
    : { kind: 'code', sent: { address, reason: 'signup', landing } }
}

async function signIn(address: Address, password: string, landing: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.signInWithPassword({ ...address, password })
  if (error?.code === 'email_not_confirmed' || error?.code === 'phone_not_confirmed') {
    return { kind: 'code', sent: { address, reason: 'signup', landing }, wasSentBefore: true }
  }
  return data.session ? completeSignIn(data.session) : failed(error)
}

/** Signs in anonymously, with a display name. */
export async function signInAnonymously(name: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.signInAnonymously({ options: { data: { display_name: name } } })
  return data.session ? completeSignIn(data.session) : failed(error)
}

/** Sends a code, also again. Resolves to an error message on failure. */
export const sendCode = (sent: SentCode): Promise<string | undefined> => orOffline(send(sent), OFFLINE)

async function send({ address, reason, landing }: SentCode): Promise<string | undefined> {
  const client = await loadClient()
  const target = location.origin + landing
  const { error } = await {
    'sign-in': () =>
      client.signInWithOtp('email' in address ? { ...address, options: { emailRedirectTo: target } } : address),
    signup: () =>
      'email' in address
        ? client.resend({ type: 'signup', ...address, options: { emailRedirectTo: target } })
        : client.resend({ type: 'sms', ...address }),
    recovery: () => client.resetPasswordForEmail('email' in address ? address.email : '', { redirectTo: target }),
  }[reason]()
  return error ? errorMessage(error) : undefined
}

/**
 * Exchanges a typed code for a session. A recovery goes on with setting a password, so it does not complete the
 * sign-in.
 */
export const verifyCode = (sent: SentCode, token: string): Promise<Outcome> =>
  orOffline(verify(sent, token), WITHOUT_LINE)

async function verify({ address, reason }: SentCode, token: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.verifyOtp(
    'email' in address
      ? { ...address, token, type: reason === 'recovery' ? 'recovery' : 'email' }
      : { ...address, token, type: 'sms' },
  )
  if (error?.code === 'otp_expired') return { kind: 'failed', message: WRONG_CODE }
  if (error?.code === 'phone_inactive' && 'phone' in address) {
    return { kind: 'inactive-phone', phone: { phone: address.phone, token } }
  }
  if (!data.session) return failed(error)
  return reason === 'recovery' ? storeSession(data.session) : completeSignIn(data.session)
}

/** Opens the unused account of a number by a recovery code; without one it starts a new account for the number. */
export const proveInactive = (phone: InactivePhone, recoveryCode?: string): Promise<Outcome> =>
  orOffline(openInactive(phone, recoveryCode), WITHOUT_LINE)

async function openInactive(phone: InactivePhone, recoveryCode: string | undefined): Promise<Outcome> {
  const answer = recoveryCode ? { recovery_code: recoveryCode } : { new_account: true }
  // The client sends all fields, also those that its types do not know.
  const { data, error } = await (await loadClient()).verifyOtp({ ...phone, type: 'sms', ...answer })
  if (error?.code === 'mfa_verification_failed') return { kind: 'failed', message: copy.factor.recovery.wrong }
  if (error?.code === 'otp_expired') return { kind: 'failed', message: copy.inactive.late }
  return data.session ? completeSignIn(data.session) : failed(error)
}

/** Redirects to a provider, which leads back to `landing`. Resolves only on failure. */
export async function signInWithProvider(provider: string, landing: string): Promise<Outcome> {
  const client = await loadClient()
  const { error } = await client.signInWithOAuth({
    provider: provider as Parameters<typeof client.signInWithOAuth>[0]['provider'],
    options: { redirectTo: location.origin + landing },
  })
  return error ? failed(error) : new Promise(() => {})
}

/** Stores a new session, and announces the sign-in unless a second step is missing. */
export function completeSignIn(session: Session): Outcome {
  const needsFactor = session.user.factors?.some(({ status }) => status === 'verified') && !hasFactor(session)
  if (!needsFactor) dispatchEvent(new Event('diya:signed-in'))
  storeSession(session)
  return { kind: 'signed-in', needsFactor: needsFactor ?? false }
}

export function storeSession(session: Session): Outcome {
  mirror(session)
  return { kind: 'signed-in' }
}

/** Whether the session's token is at aal2. */
function hasFactor({ access_token: token }: Session): boolean {
  const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
  return typeof claims === 'object' && claims !== null && 'aal' in claims && claims.aal === 'aal2'
}

function failed(error: AuthError | null): Outcome & { kind: 'failed' } {
  return { kind: 'failed', message: errorMessage(error ?? {}) }
}
