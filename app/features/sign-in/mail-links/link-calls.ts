import type { AuthError } from '@supabase/auth-js'
import type { MailLink } from '#app/platform/own-account.ts'
import { storeSession, loadClient, completeSignIn } from '#app/features/sign-in/auth-calls.ts'
import { errorMessage } from '#app/features/sign-in/error-messages.ts'

/** The result of a mailed link, or of a provider. */
export type LinkOutcome =
  | { kind: 'signed-in' }
  /** Signed in; a password is to be set next. */
  | { kind: 'password' }
  /** One of two addresses is confirmed. */
  | { kind: 'half' }
  | { kind: 'expired' }
  /** Nothing was consumed: this browser is signed in to another account. */
  | { kind: 'other-account'; address: string }
  | { kind: 'failed'; message: string }

/** Consumes a mailed link, unless this browser is signed in to another account. */
export async function openMailLink({ type, userId }: MailLink, tokenHash: string): Promise<LinkOutcome> {
  const client = await loadClient()
  const { session: before } = (await client.getSession()).data
  if (before && before.user.id !== userId) {
    return { kind: 'other-account', address: before.user.email || before.user.phone || '' }
  }
  const { data, error } = await client.verifyOtp({ token_hash: tokenHash, type })
  if (error) return refused(error)
  if (!data.session) return { kind: 'half' }
  if (type === 'recovery' || type === 'invite') {
    storeSession(data.session)
    return { kind: 'password' }
  }
  if (before) storeSession(data.session)
  else completeSignIn(data.session)
  return { kind: 'signed-in' }
}

/**
 * Exchanges the code of a provider for a session. It needs the PKCE verifier, which only the browser that started
 * the flow has stored.
 */
export function exchangeCodeOnce(code: string): Promise<LinkOutcome> {
  // React may run an effect twice, but a code is valid once.
  if (exchange?.code !== code) exchange = { code, outcome: exchangeCode(code) }
  return exchange.outcome
}

let exchange: { code: string; outcome: Promise<LinkOutcome> } | undefined

async function exchangeCode(code: string): Promise<LinkOutcome> {
  const client = await loadClient()
  const { session: before } = (await client.getSession()).data
  const { data, error } = await client.exchangeCodeForSession(code)
  if (error) return refused(error)
  if (before) storeSession(data.session)
  else completeSignIn(data.session)
  return { kind: 'signed-in' }
}

function refused(error: AuthError): LinkOutcome {
  return error.code === 'otp_expired' || error.code === 'flow_state_not_found'
    ? { kind: 'expired' }
    : { kind: 'failed', message: errorMessage(error) }
}
