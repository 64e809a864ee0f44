import type { Auth, AuthDb } from './context.ts'
import { findByLinkToken } from './one-time-tokens.ts'
import type { AuthSettings } from './settings.ts'
import type { OneTimeTokenKind } from './tables.server.ts'
import { findAccount } from './users.ts'
import { isStillHers } from './verification.ts'

export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'

/** The kinds of token that a `type` stands for. */
export const KINDS_OF_LINK: Record<LinkType, readonly OneTimeTokenKind[]> = {
  signup: ['confirmation'],
  invite: ['confirmation'],
  magiclink: ['recovery'],
  recovery: ['recovery'],
  email_change: ['email_change_new', 'email_change_current'],
}

interface LinkParts {
  linkToken: string
  type: LinkType
  /** Where the person wants to be afterwards; already checked. */
  redirectTo: string
}

/**
 * The link of a mail: `AUTH_MAIL_LINK_URL?token_hash=…&type=…[&next=/path]` when that page is set and the person
 * stays on its origin; else the service's own `/verify` (by way of its page with a button), which redirects with a session.
 */
export function mailLink({ externalUrl, messages }: AuthSettings, parts: LinkParts): string {
  const { linkUrl, hasLinkPage } = messages.mail
  const page = linkUrl === undefined ? null : new URL(linkUrl)
  const target = new URL(parts.redirectTo)
  if (!page || page.origin !== target.origin)
    return verifyLink(externalUrl + (hasLinkPage ? '/verify/page' : '/verify'), parts)
  page.searchParams.set('token_hash', parts.linkToken)
  page.searchParams.set('type', parts.type)
  const path = target.pathname === page.pathname ? target.searchParams.get('next') : target.pathname + target.search
  if (path && path !== '/') page.searchParams.set('next', path)
  return page.href
}

/** The link as `GET /verify` takes it; `endpoint` is its address. */
export function verifyLink(endpoint: string, { linkToken, type, redirectTo }: LinkParts): string {
  return `${endpoint}?token=${linkToken}&type=${type}&redirect_to=${encodeURIComponent(redirectTo)}`
}

/** Whose account a link is about. */
export interface LinkPreview {
  type: LinkType
  userId: string
  email: string | null
  /** The address that a link of type `email_change` confirms. */
  newEmail: string | null
}

/**
 * Names the account of a live link without using it up; null for any other text. Only who holds the link (256 random
 * bits, mailed to the account's address) can ask.
 */
export async function previewLink(
  auth: Auth,
  { linkToken, type }: { linkToken: string; type: string },
): Promise<LinkPreview | null> {
  if (!isLinkType(type)) return null
  const token = await findByLinkToken(auth.db, { linkToken, kinds: KINDS_OF_LINK[type], now: auth.clock() })
  const user = token && (await findUser(auth.db, token.userId))
  if (!user || !isStillHers(user, token)) return null
  return { type, userId: user.id, email: user.email, newEmail: type === 'email_change' ? user.emailChange : null }
}

const findUser = async (db: AuthDb, userId: string) => (await findAccount(db, userId))?.user

const isLinkType = (type: string): type is LinkType => Object.hasOwn(KINDS_OF_LINK, type)
