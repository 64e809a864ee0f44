import { cleanLine } from '#app/platform/text/text.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import { type Actor, type Role, VISITOR } from '#app/platform/context.server.ts'
import { readCookie } from '#app/platform/http/cookies.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import type { AuthService } from '#auth/service.ts'
import type { SessionState } from '#auth/sessions/session-state.ts'

type Auth = Pick<AuthService, 'findSession'>
type Site = Pick<Config, 'siteUrl'>

/** `state` is the session of the access token; null without a valid one. */
export interface Caller {
  actor: Actor
  state: SessionState | null
}

/** Called with the id of the account once its token is verified, before its session is read. */
type OnVerified = (userId: string) => void

export type FindCaller = (cookies: string | undefined, onVerified?: OnVerified) => Promise<Caller>

export const ROLES: readonly Role[] = ['operator', 'administrator']
const NAME_CHARS_MAX = 80

/**
 * Returns a function that finds the caller by the cookie with the access token, in one statement per request with that
 * cookie. It throws while the database is unreachable, so that no member is treated as a visitor.
 */
export function callerOf(auth: Auth, { siteUrl }: Site): FindCaller {
  const name = accessTokenCookie(siteUrl)
  return (cookies, onVerified) => findCaller(auth, readCookie(cookies, name), onVerified)
}

/** The caller with this access token. */
export async function findCaller(
  auth: Auth,
  token: string | null | undefined,
  onVerified?: OnVerified,
): Promise<Caller> {
  const state = token ? await auth.findSession(token, onVerified) : null
  return { actor: state ? actorOf(state) : VISITOR, state }
}

/**
 * A session without the second factor of its account makes a visitor. Roles are those that are effective in this session.
 */
function actorOf({ user, needsSecondFactor, isPasswordShort, roles }: SessionState): Actor {
  if (needsSecondFactor) return { kind: 'visitor', needsSecondStep: true }
  const email = user.email || null
  const name = displayName(user.userMetadata['display_name'], null)
  return {
    kind: 'member',
    userId: user.id,
    email,
    displayName: name || displayName(null, email),
    ...(!name && { isNameFromEmail: true }),
    ...(user.isEmailConfirmed && { isEmailConfirmed: true }),
    ...(user.phone && { phone: `+${user.phone}` }),
    memberSince: user.isConfirmed ? user.createdAt : null,
    roles: ROLES.filter((role) => roles.includes(role)),
    ...(isPasswordShort && { hasShortPassword: true }),
  }
}

/** The roles of an account, without regard to the session. */
export function heldRoles(appMetadata: Readonly<Record<string, unknown>>): Role[] {
  const held: unknown = appMetadata['roles']
  return Array.isArray(held) ? ROLES.filter((role) => held.includes(role)) : []
}

/** The chosen name, or the part of the e-mail before the @. */
export function displayName(chosen: unknown, email: string | null): string {
  const name = typeof chosen === 'string' ? cleanLine(chosen) : ''
  return [...(name || email?.split('@')[0] || '')].slice(0, NAME_CHARS_MAX).join('')
}
