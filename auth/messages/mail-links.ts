import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { findByLinkToken } from './one-time-tokens.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'
import type { OneTimeTokenKind } from '#auth/tables/one-time-tokens.server.ts'
import { findAccount } from '#auth/accounts/users.ts'
import { isAddressCurrent } from '#auth/accounts/verification.ts'

export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery' | 'email_change'

/** The kinds of token of each `type` of link. */
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
  /** The target after verification; already checked. */
  redirectTo: string
}

/**
 * The link of a mail: `AUTH_MAIL_LINK_URL?token_hash=…&type=…[&next=/path]` when that page is set and the target is
 * on its origin; otherwise the service's own `/verify` (through its page with a button), which redirects with a
 * session.
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

/** The link to `GET /verify`; `endpoint` is its address. */
export function verifyLink(endpoint: string, { linkToken, type, redirectTo }: LinkParts): string {
  return `${endpoint}?token=${linkToken}&type=${type}&redirect_to=${encodeURIComponent(redirectTo)}`
}

/** The account that a link belongs to. */
export interface LinkPreview {
  type: LinkType
  userId: string
  email: string | null
  /** The address that a link of type `email_change` confirms. */
  newEmail: string | null
}

/**
 * The account of a valid link, without consuming it; null for any other text. Knowing the link (256 random bits,
 * mailed to the account's address) is the authorization.
 */
export async function previewLink(
  auth: Auth,
  { linkToken, type }: { linkToken: string; type: string },
): Promise<LinkPreview | null> {
  if (!isLinkType(type)) return null
  const token = await findByLinkToken(auth.db, { linkToken, kinds: KINDS_OF_LINK[type], now: auth.clock() })
  const user = token && (await findUser(auth.db, token.userId))
  if (!user || !isAddressCurrent(user, token)) return null
  return { type, userId: user.id, email: user.email, newEmail: type === 'email_change' ? user.emailChange : null }
}

const findUser = async (db: AuthDb, userId: string) => (await findAccount(db, userId))?.user

const isLinkType = (type: string): type is LinkType => Object.hasOwn(KINDS_OF_LINK, type)
