import type { AuthError } from '@supabase/auth-js'
import type { MailLink } from '#app/platform/own-account.ts'
import { keep, loadClient, welcome } from './auth-calls.ts'
import { plainWords } from './service-words.ts'

/** What came of a mail's link, or of the way back from another site. */
export type LinkOutcome =
  | { kind: 'signed-in' }
  /** Signed in, and a password is to be set next. */
  | { kind: 'password' }
  /** One of two addresses is confirmed. */
  | { kind: 'half' }
  | { kind: 'expired' }
  /** Nothing was used up: this browser is signed in to another account, named by its address. */
  | { kind: 'other-account'; address: string }
  | { kind: 'failed'; words: string }

/** Uses up the link of a mail, unless this browser is signed in to another account. */
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
    keep(data.session)
    return { kind: 'password' }
  }
  if (before) keep(data.session)
  else welcome(data.session)
  return { kind: 'signed-in' }
}

/**
 * Trades the code that another site sent this browser back with. Worth something only in the browser that asked: it
 * has stored the other half of the secret.
 */
export function finishElsewhere(code: string): Promise<LinkOutcome> {
  // React may run an effect twice, and a code can be traded once.
  if (trade?.code !== code) trade = { code, outcome: tradeOnce(code) }
  return trade.outcome
}

let trade: { code: string; outcome: Promise<LinkOutcome> } | undefined

async function tradeOnce(code: string): Promise<LinkOutcome> {
  const client = await loadClient()
  const { session: before } = (await client.getSession()).data
  const { data, error } = await client.exchangeCodeForSession(code)
  if (error) return refused(error)
  if (before) keep(data.session)
  else welcome(data.session)
  return { kind: 'signed-in' }
}

function refused(error: AuthError): LinkOutcome {
  return error.code === 'otp_expired' || error.code === 'flow_state_not_found'
    ? { kind: 'expired' }
    : { kind: 'failed', words: plainWords(error) }
}
