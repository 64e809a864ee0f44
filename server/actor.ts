import { type Actor, type Role, VISITOR } from '#app/platform/context.server.ts'
import { readCookie } from '#app/platform/read-cookie.ts'
import { ACCESS_TOKEN_COOKIE } from '#app/platform/session/session-names.ts'
import type { createAuth } from '#auth/service.ts'

type Auth = Pick<ReturnType<typeof createAuth>, 'verifyAccessToken'>

export const ROLES: readonly Role[] = ['operator', 'administrator']
const NAME_CHARS_MAX = 80

/**
 * Finds out who asks: the mirrored access token says so, and only if its signature and time are right. A role
 * counts only in a session that has shown a second factor.
 */
export function actorOf(auth: Auth): (cookies: string | undefined) => Promise<Actor> {
  return async (cookies) => {
    const token = readCookie(cookies, ACCESS_TOKEN_COOKIE)
    const claims = token ? await auth.verifyAccessToken(token) : null
    if (!claims) return VISITOR
    const email = typeof claims.email === 'string' && claims.email ? claims.email : null
    return {
      kind: 'member',
      userId: claims.sub,
      email,
      displayName: displayName(claims.user_metadata?.['display_name'], email),
      roles: claims.aal === 'aal2' ? ROLES.filter((role) => asList(claims.app_metadata['roles']).includes(role)) : [],
    }
  }
}

/** The name that she chose, else the part of her address before the @. */
export function displayName(chosen: unknown, email: string | null): string {
  const name = typeof chosen === 'string' ? chosen.trim() : ''
  return (name || email?.split('@')[0] || '').slice(0, NAME_CHARS_MAX)
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
