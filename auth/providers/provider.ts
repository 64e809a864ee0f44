import type { ProviderSettings } from '#auth/settings-external.ts'
import type { Metadata } from '#auth/tables.server.ts'
import { parseEmail } from '#auth/users.ts'

export interface ExternalEmail {
  email: string
  isVerified: boolean
  isPrimary: boolean
}

/** Who somebody is at a provider, as the provider says. */
export interface ExternalIdentity {
  /** e.g. `google`, `web3`, `sso:<id>`. */
  provider: string
  subject: string
  emails: readonly ExternalEmail[]
  /** What else is known of her, without the address: becomes `identity_data`. */
  claims: Metadata
  isEmailOptional: boolean
}

export interface ProviderTokens {
  accessToken?: string
  refreshToken?: string
}

/** A site that people may sign in with. */
export interface Provider {
  settings: ProviderSettings
  /** Where to send a person; `extras` are further parameters of the client. */
  authorizationUrl(ask: { state: string; scopes: string; extras: Record<string, string> }): Promise<URL>
  /** Trades the code of the callback for who she is. Throws whatever goes wrong on the way. */
  identify(callback: URLSearchParams, state: string): Promise<{ identity: ExternalIdentity; tokens: ProviderTokens }>
  /** Verifies an id token that a client got by itself; absent where there are none. */
  verifyIdToken?(idToken: string, now: Date): Promise<{ claims: Metadata; alg: string }>
}

const SUBJECT_LENGTH_MAX = 255
const CLAIM_LENGTH_MAX = 1_024
const EMAILS_MAX = 20

/** Keeps what can be stored and shown of a provider's claims: short texts, flags, and one level of custom ones. */
export function cleanClaims(claims: Metadata): Metadata {
  return Object.fromEntries(
    Object.entries(claims).filter(
      ([, value]) => typeof value === 'boolean' || (typeof value === 'string' && value !== '' && isStorable(value)),
    ),
  )
}

/** Only addresses that can be one; `text` may be anything that a provider sends. */
export function cleanEmails(
  emails: readonly { email: unknown; isVerified: boolean; isPrimary: boolean }[],
): ExternalEmail[] {
  return emails.slice(0, EMAILS_MAX).flatMap(({ email, ...rest }) => {
    if (typeof email !== 'string') return []
    try {
      return [{ email: parseEmail(email), ...rest }]
    } catch {
      return []
    }
  })
}

/** Throws when the provider does not say who somebody is. */
export function demandSubject(subject: unknown): string {
  if (typeof subject !== 'string' || subject === '' || subject.length > SUBJECT_LENGTH_MAX || !isStorable(subject)) {
    throw new Error('The provider names no usable subject.')
  }
  return subject
}

/** Whether a text is short and well-formed, so that database and tokens take it. */
export function isStorable(text: string): boolean {
  return text.length <= CLAIM_LENGTH_MAX && !text.includes('\0') && text.isWellFormed()
}
