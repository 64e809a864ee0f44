import { cleanLine } from '#app/platform/text/text.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import { type Actor, type Role, VISITOR } from '#app/platform/context.server.ts'
import { readCookie } from '#app/platform/http/cookies.ts'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import type { AuthService } from '#auth/service.ts'
import type { SessionState } from '#auth/sessions/session-state.ts'

type Auth = Pick<AuthService, 'findSession'>
type Site = Pick<Config, 'siteUrl'>

/** Who asks, and the session that says so; null for a visitor who has none. */
export interface Caller {
  actor: Actor
  state: SessionState | null
}

export const ROLES: readonly Role[] = ['operator', 'administrator']
const NAME_CHARS_MAX = 80

/**
 * Finds out who asks by the cookie that mirrors the access token: one statement for each request that carries one.
 * Throws while the database is away, because nobody can be told from a visitor then.
 */
export function callerOf(auth: Auth, { siteUrl }: Site): (cookies: string | undefined) => Promise<Caller> {
  const name = accessTokenCookie(siteUrl)
  return (cookies) => findCaller(auth, readCookie(cookies, name))
}

/** As `callerOf`, by an access token. */
export async function findCaller(auth: Auth, token: string | null | undefined): Promise<Caller> {
  const state = token ? await auth.findSession(token) : null
  return { actor: state ? actorOf(state) : VISITOR, state }
}

/**
 * A session without the second factor that its account has is nobody's. Roles are those that count in this session now.
 */
function actorOf({ user, needsSecondFactor, isPasswordShort, roles }: SessionState): Actor {
  if (needsSecondFactor) return { kind: 'visitor', needsSecondStep: true }
  const email = user.email || null
  return {
    kind: 'member',
    userId: user.id,
    email,
    displayName: displayName(user.userMetadata['display_name'], email),
    memberSince: user.isConfirmed ? user.createdAt : null,
    roles: ROLES.filter((role) => roles.includes(role)),
    ...(isPasswordShort && { hasShortPassword: true }),
  }
}

/** The roles that an account has, whatever its session has shown. */
export function heldRoles(appMetadata: Readonly<Record<string, unknown>>): Role[] {
  const held: unknown = appMetadata['roles']
  return Array.isArray(held) ? ROLES.filter((role) => held.includes(role)) : []
}

/** The name that she chose, else the part of her address before the @. */
export function displayName(chosen: unknown, email: string | null): string {
  const name = typeof chosen === 'string' ? cleanLine(chosen) : ''
  return [...(name || email?.split('@')[0] || '')].slice(0, NAME_CHARS_MAX).join('')
}
