import { localeUrl } from '#app/platform/language/language-paths.ts'
import type { AuthError, Session } from '@supabase/auth-js'
import { mirror } from '#app/platform/session/session-cookie.ts'
import type { TextChannel } from '#app/platform/own-account.ts'
import { copy } from './copy.ts'
import { type Address, addressFor, type Credentials, type Purpose } from './credentials.ts'
import { copy as errors } from './error-messages-copy.ts'
import { errorMessage, isAboutAddress, isPause } from './error-messages.ts'

/** The result of a sign-in or sign-up. */
export type Outcome =
  | { kind: 'signed-in'; needsFactor?: boolean }
  /** A code was sent, now or before. `waitS`: seconds until another one may be requested. */
  | { kind: 'code'; sent: SentCode; waitS: number }
  /** The code was right, but nobody used the account of this number for long. */
  | { kind: 'inactive-phone'; phone: InactivePhone }
  /** `field`: the field that the message is about. */
  | { kind: 'failed'; message: string; field?: 'address'; isWrongCode?: true }

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
  /** The name of a new account without a password. */
  name?: string
}

/** The auth service's pause between messages to an address, in seconds. */
export const PAUSE_S = 60

/** The result of asking for a code. `waitS`: seconds until another one may be requested. */
export interface Sending {
  waitS: number
  /** The error; absent when a code was sent. */
  message?: string
  error?: AuthError
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

const withoutLine = (): Outcome => ({ kind: 'failed', message: errors.offline })

/** Signs in, signs up or sends a code, by the purpose of the form. */
export const submitCredentials = (typed: Credentials, where: Where): Promise<Outcome> =>
  orOffline(submit(typed, where), withoutLine())

interface Where {
  purpose: Purpose
  landing: string
}

async function submit(typed: Credentials, { purpose, landing }: Where): Promise<Outcome> {
  const address = addressFor(purpose)(typed.address, true)
  if (!address) return failed(null)
  if (purpose === 'password') return signIn(address, typed.password, landing)
  if (purpose === 'join' && 'email' in address) return join(address, typed, landing)
  const name = purpose === 'join' ? typed.name.trim() : ''
  return askForCode({ address, reason: 'sign-in', landing, ...(name && { name }) })
}

/** During the pause after a text message its code is still valid: the step for it goes on. */
async function askForCode(sent: SentCode): Promise<Outcome> {
  const { message, error, waitS } = await send(sent)
  if (!message || (error && 'phone' in sent.address && isPause(error))) return { kind: 'code', sent, waitS }
  return error ? failed(error) : { kind: 'failed', message }
}

async function join(
  address: Address & { email: string },
  { name, password }: Credentials,
  landing: string,
): Promise<Outcome> {
  const client = await loadClient()
  const options = { data: { display_name: name.trim() }, emailRedirectTo: localeUrl(location.origin, landing) }
  const { data: joined, error } = await client.signUp({ ...address, password, options })
  if (error) return failed(error)
  return joined.session
    ? completeSignIn(joined.session)
    : { kind: 'code', sent: { address, reason: 'signup', landing }, waitS: PAUSE_S }
}

async function signIn(address: Address, password: string, landing: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.signInWithPassword({ ...address, password })
  if (error?.code === 'email_not_confirmed' || error?.code === 'phone_not_confirmed') {
    return { kind: 'code', sent: { address, reason: 'signup', landing }, waitS: 0 }
  }
  return data.session ? completeSignIn(data.session) : failed(error)
}

/** Signs in anonymously, with a display name. */
export async function signInAnonymously(name: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.signInAnonymously({ options: { data: { display_name: name } } })
  return data.session ? completeSignIn(data.session) : failed(error)
}

/** Sends a code, also again, and in another way where the service can. */
export const sendCode = (sent: SentCode, channel?: TextChannel): Promise<Sending> =>
  orOffline(send(sent, channel), { message: errors.offline, waitS: 0 })

async function send({ address, reason, landing, name }: SentCode, channel?: TextChannel): Promise<Sending> {
  const client = await loadClient()
  const emailRedirectTo = localeUrl(location.origin, landing)
  // The client's type does not know calls, which the service takes as well.
  const textOptions = { ...(name && { data: { display_name: name } }), ...(channel && { channel: channel as 'sms' }) }
  const { error } = await {
    'sign-in': () =>
      client.signInWithOtp(
        'email' in address ? { ...address, options: { emailRedirectTo } } : { ...address, options: textOptions },
      ),
    signup: () =>
      'email' in address
        ? client.resend({ type: 'signup', ...address, options: { emailRedirectTo } })
        : client.resend({ type: 'sms', ...address }),
    recovery: () =>
      'email' in address
        ? client.resetPasswordForEmail(address.email, { redirectTo: emailRedirectTo })
        : client.signInWithOtp({ ...address, options: { ...textOptions, shouldCreateUser: false } }),
  }[reason]()
  if (!error) return { waitS: PAUSE_S }
  const { lastWaitS } = await import('#app/platform/session/auth-client.ts')
  return { message: errorMessage(error), error, waitS: lastWaitS() }
}

/**
 * Exchanges a typed code for a session. A recovery goes on with setting a password, so it does not complete the
 * sign-in.
 */
export const verifyCode = (sent: SentCode, token: string): Promise<Outcome> =>
  orOffline(verify(sent, token), withoutLine())

async function verify({ address, reason }: SentCode, token: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.verifyOtp(
    'email' in address
      ? { ...address, token, type: reason === 'recovery' ? 'recovery' : 'email' }
      : { ...address, token, type: 'sms' },
  )
  if (error?.code === 'otp_expired') return { kind: 'failed', message: errors.wrongCode, isWrongCode: true }
  if (error?.code === 'phone_inactive' && 'phone' in address) {
    return { kind: 'inactive-phone', phone: { phone: address.phone, token } }
  }
  if (!data.session) return failed(error)
  return reason === 'recovery' ? storeSession(data.session) : completeSignIn(data.session)
}

/** Opens the unused account of a number by a recovery code; without one it starts a new account for the number. */
export const proveInactive = (phone: InactivePhone, recoveryCode?: string): Promise<Outcome> =>
  orOffline(openInactive(phone, recoveryCode), withoutLine())

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
    options: { redirectTo: localeUrl(location.origin, landing) },
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
  const message = errorMessage(error ?? {})
  return { kind: 'failed', message, ...(error && isAboutAddress(error) && { field: 'address' as const }) }
}
