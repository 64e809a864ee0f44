import type { AuthError, Session } from '@supabase/auth-js'
import { mirror } from '#app/platform/session/session-cookie.ts'
import { type Address, addressFor, type Credentials, type Purpose } from './credentials.ts'
import { plainWords } from './service-words.ts'

/** What has become of a wish to get in. */
export type Outcome =
  | { kind: 'signed-in' }
  /** A code is on its way, or was sent before. */
  | { kind: 'code'; sent: SentCode; wasSentBefore?: boolean }
  | { kind: 'failed'; words: string }

/** What was sent to whom, and how it can be sent again. */
export interface SentCode {
  address: Address
  reason: 'signup' | 'sign-in' | 'recovery'
  /** The path to which the link in the mail leads. */
  landing: string
}

export const loadClient = async () => (await import('#app/platform/session/auth-client.ts')).authClient

/** Signs in, joins or has a code sent, whatever the form was for. */
export async function enter(
  typed: Credentials,
  { purpose, landing }: { purpose: Purpose; landing: string },
): Promise<Outcome> {
  const address = addressFor(purpose)(typed.address, true)
  if (!address) return failed(null)
  if (purpose === 'code') {
    const sent: SentCode = { address, reason: 'sign-in', landing }
    const words = await sendCode(sent)
    return words ? { kind: 'failed', words } : { kind: 'code', sent }
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
  return joined.session ? welcome(joined.session) : { kind: 'code', sent: { address, reason: 'signup', landing } }
}

async function signIn(address: Address, password: string, landing: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.signInWithPassword({ ...address, password })
  if (error?.code === 'email_not_confirmed' || error?.code === 'phone_not_confirmed') {
    return { kind: 'code', sent: { address, reason: 'signup', landing }, wasSentBefore: true }
  }
  return data.session ? welcome(data.session) : failed(error)
}

/** Signs in without an address, as `name`. */
export async function enterAnonymously(name: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.signInAnonymously({ options: { data: { display_name: name } } })
  return data.session ? welcome(data.session) : failed(error)
}

/** Sends a code, again too. Resolves to words when that failed. */
export async function sendCode({ address, reason, landing }: SentCode): Promise<string | undefined> {
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
  return error ? plainWords(error) : undefined
}

/** Trades the code for a session. A recovery is not greeted: she still has to set her password. */
export async function tradeCode({ address, reason }: SentCode, token: string): Promise<Outcome> {
  const client = await loadClient()
  const { data, error } = await client.verifyOtp(
    'email' in address
      ? { ...address, token, type: reason === 'recovery' ? 'recovery' : 'email' }
      : { ...address, token, type: 'sms' },
  )
  if (!data.session) return failed(error)
  return reason === 'recovery' ? keep(data.session) : welcome(data.session)
}

/** Goes on at another site, which leads back to `landing`. Resolves only when that failed. */
export async function enterThrough(provider: string, landing: string): Promise<Outcome> {
  const client = await loadClient()
  const { error } = await client.signInWithOAuth({
    provider: provider as Parameters<typeof client.signInWithOAuth>[0]['provider'],
    options: { redirectTo: location.origin + landing },
  })
  return error ? failed(error) : new Promise(() => {})
}

/** She is in: the server may know, and she is greeted, unless a second step still stands before her. */
export function welcome(session: Session): Outcome {
  const needsFactor = session.user.factors?.some(({ status }) => status === 'verified') && !hasFactor(session)
  if (!needsFactor) dispatchEvent(new Event('diya:signed-in'))
  return keep(session)
}

export function keep(session: Session): Outcome {
  mirror(session)
  return { kind: 'signed-in' }
}

/** Whether this session has shown a second step, as its token says. */
function hasFactor({ access_token: token }: Session): boolean {
  const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')))
  return typeof claims === 'object' && claims !== null && 'aal' in claims && claims.aal === 'aal2'
}

function failed(error: AuthError | null): Outcome & { kind: 'failed' } {
  return { kind: 'failed', words: plainWords(error ?? {}) }
}
