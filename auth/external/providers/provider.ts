import type { ProviderSettings } from '#auth/settings/external.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { parseEmail } from '#auth/accounts/users.ts'

export interface ExternalEmail {
  email: string
  isVerified: boolean
  isPrimary: boolean
}

/** The identity of a user at a provider. */
export interface ExternalIdentity {
  /** e.g. `google`, `web3`, `sso:<id>`. */
  provider: string
  subject: string
  emails: readonly ExternalEmail[]
  /** Further claims, without the address; stored in `identity_data`. */
  claims: Metadata
  isEmailOptional: boolean
}

export interface ProviderTokens {
  accessToken?: string
  refreshToken?: string
}

/** An identity provider. */
export interface Provider {
  settings: ProviderSettings
  /** The URL to redirect to; `extras` are further parameters of the client. */
  authorizationUrl(ask: { state: string; scopes: string; extras: Record<string, string> }): Promise<URL>
  /** Exchanges the code of the callback for the identity. Throws any error on the way. */
  identify(callback: URLSearchParams, state: string): Promise<{ identity: ExternalIdentity; tokens: ProviderTokens }>
  /** Verifies an id token that the client obtained itself; absent where there are none. */
  verifyIdToken?(idToken: string, now: Date): Promise<{ claims: Metadata; alg: string }>
}

const SUBJECT_LENGTH_MAX = 255
const CLAIM_LENGTH_MAX = 1_024
const EMAILS_MAX = 20

/** Keeps the storable claims: short strings and booleans. */
export function cleanClaims(claims: Metadata): Metadata {
  return Object.fromEntries(
    Object.entries(claims).filter(
      ([, value]) => typeof value === 'boolean' || (typeof value === 'string' && value !== '' && isStorable(value)),
    ),
  )
}

/** Keeps valid addresses; `email` is whatever the provider sent. */
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

/** Returns the subject. Throws when it is no usable string. */
export function parseSubject(subject: unknown): string {
  if (typeof subject !== 'string' || subject === '' || subject.length > SUBJECT_LENGTH_MAX || !isStorable(subject)) {
    throw new Error('The provider names no usable subject.')
  }
  return subject
}

/** Whether the database and tokens can hold a text: short and well-formed. */
export function isStorable(text: string): boolean {
  return text.length <= CLAIM_LENGTH_MAX && !text.includes('\0') && text.isWellFormed()
}
