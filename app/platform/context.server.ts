import type { Db } from './db/database.server.ts'
import type { Sealer } from './sealer.ts'
import type { Site } from './config/site.ts'

/** One of the account's current `app_metadata.roles`. */
export type Role = 'operator' | 'administrator'

export interface Member {
  kind: 'member'
  /** The account's id at the auth service (uuid). */
  userId: string
  /** The display name, or the part of the e-mail before the @. */
  displayName: string
  /** The account has no name of its own: the display name is a part of the e-mail, and forms are not filled with it. */
  isNameFromEmail?: true
  email: string | null
  /** The member has proven the e-mail address to the auth service. */
  isEmailConfirmed?: true
  /** In E.164 form, like '+919876543210'; absent when the account has none. */
  phone?: string
  roles: readonly Role[]
  /** The account has no second factor, and its password is not known to be long: operators need one of them. */
  hasShortPassword?: true
  /** When the account was created; null while none of its addresses is confirmed. */
  memberSince?: Date | null
}

/** Where a member gets notices: the e-mail address, or the phone number in E.164 form; null without both. */
export const addressOf = ({ email, phone }: Pick<Member, 'email' | 'phone'>): string | null => email ?? phone ?? null

/** Whether a normalized e-mail address or phone number is the member's own, so that it is nobody else's. */
export const isOwnAddress = ({ email, phone }: Pick<Member, 'email' | 'phone'>, address: string): boolean =>
  address !== '' && (address === email?.toLowerCase() || address === phone)

/**
 * Who makes the request: a member with a valid access token, otherwise a visitor. `needsSecondStep`: the session has
 * passed the first factor of an account that has a second one; `/auth` asks for it.
 */
export type Actor = { kind: 'visitor'; needsSecondStep?: true } | Member

export const VISITOR: Actor = { kind: 'visitor' }

/** Whether the actor is an operator or an administrator. */
export function isOperator(actor: Actor): actor is Member {
  return actor.kind === 'member' && hasOperatorRole(actor.roles)
}

export const hasOperatorRole = (roles: readonly unknown[]): boolean =>
  roles.some((role) => role === 'operator' || role === 'administrator')

/** For `created_by` columns and the audit log; null for a visitor. */
export const userIdOf = (actor: Actor): string | null => (actor.kind === 'member' ? actor.userId : null)

/** The first argument of every command. `now` and `db` are never global, so that a test can set both. */
export interface CommandContext {
  db: Db
  actor: Actor
  now: Date
  /** Identifies the request in logs and on the error page. */
  requestId: string
}

/** For commands and queries with private text, which is encrypted before it is stored. */
export interface PrivateContext extends CommandContext {
  sealer: Sealer
}

/** For commands that send mails with links to the site. */
export interface SiteContext extends PrivateContext {
  config: Site
}
