import { SESSION_STORAGE_KEY } from '#app/platform/session/session-names.ts'
import { keep, loadClient, welcome } from './auth-calls.ts'
import { plainWords } from './service-words.ts'

/** What a link of a mail, or the way back from another site, has brought. */
export type LinkOutcome =
  | { kind: 'signed-in' }
  | { kind: 'recovery' }
  /** One of two addresses is confirmed. */
  | { kind: 'half' }
  | { kind: 'expired' }
  | { kind: 'failed'; words: string }
  /** The address holds no link. */
  | { kind: 'nothing' }

/** Reads the link in the page's address. The client does the work, once a page load. She is greeted if she was not in before. */
export async function readLink(address: string): Promise<LinkOutcome> {
  const { hash, searchParams } = new URL(address)
  const parts = new URLSearchParams(hash.slice(1))
  const get = (name: string) => parts.get(name) ?? searchParams.get(name)
  const wasIn = localStorage.getItem(SESSION_STORAGE_KEY) !== null
  const client = await loadClient()
  const { error } = await client.initialize()
  const code = get('error_code') ?? get('error')
  if (code) return refusal(code)
  if (error) return refusal(error.code ?? 'otp_expired')
  if (get('message')) return { kind: 'half' }
  if (!get('access_token') && !get('code')) return { kind: 'nothing' }
  const { data } = await client.getSession()
  if (!data.session) return { kind: 'expired' }
  if (get('type') === 'recovery' || get('type') === 'invite') {
    keep(data.session)
    return { kind: 'recovery' }
  }
  if (wasIn) keep(data.session)
  else welcome(data.session)
  return { kind: 'signed-in' }
}

function refusal(code: string): LinkOutcome {
  return code === 'otp_expired' ? { kind: 'expired' } : { kind: 'failed', words: plainWords({ code }) }
}
