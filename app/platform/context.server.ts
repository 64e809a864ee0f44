import type { Db } from './db/database.server.ts'
import type { Sealer } from './sealer.ts'
import type { Site } from './config/site.ts'

/** What a signed-in person may be, beyond a member: the account's `app_metadata.roles` at this moment. */
export type Role = 'operator' | 'administrator'

export interface Member {
  kind: 'member'
  /** The account's id at the auth service (uuid). */
  userId: string
  /** The name shown in the greeting: her display name, or the part of the e-mail before the @. */
  displayName: string
  email: string | null
  roles: readonly Role[]
  /** No second step, and a password that is not known to be long: not enough for who may do much. */
  hasShortPassword?: true
  /** Since when there is the account; null while none of its addresses is confirmed. */
  memberSince?: Date | null
}

/**
 * Who acts: everybody is a visitor until the session of a valid access token says otherwise. `needsSecondStep`: signed
 * in with the first step alone, to an account that has a second; `/auth` asks for it.
 */
export type Actor = { kind: 'visitor'; needsSecondStep?: true } | Member

export const VISITOR: Actor = { kind: 'visitor' }

/** Who works at the operator's desk at all: the acts are written down, and all acts may be read. */
export function isOperator(actor: Actor): actor is Member {
  return actor.kind === 'member' && hasOperatorRole(actor.roles)
}

export const hasOperatorRole = (roles: readonly unknown[]): boolean =>
  roles.some((role) => role === 'operator' || role === 'administrator')

/** Who did it, for the record; null for a visitor. */
export const userIdOf = (actor: Actor): string | null => (actor.kind === 'member' ? actor.userId : null)

/** What every command takes first. `now` and `db` are never ambient, so that a test can set both. */
export interface CommandContext {
  db: Db
  actor: Actor
  now: Date
  /** Names the request in logs and on the error page. */
  requestId: string
}

/** For commands and queries that keep private text: they seal it before it reaches the database. */
export interface PrivateContext extends CommandContext {
  sealer: Sealer
}

/** For commands that send mails with links to the site. */
export interface SiteContext extends PrivateContext {
  config: Site
}
