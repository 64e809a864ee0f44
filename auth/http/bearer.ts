import type { MiddlewareHandler } from 'hono'
import type { Bearer } from '#auth/sessions/access-token.ts'
import type { Auth, AuthEnv, AuthRequest, Caller } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { findSessionEnd } from '#auth/sessions/session-end.ts'
import { assertSessionAlive } from '#auth/sessions/sessions.ts'
import { noteUse } from '#auth/sessions/shared-session.ts'
import { hasVerifiedFactor, isBanned } from '#auth/accounts/users.ts'

const BEARER = /^bearer\s+(\S+)$/i

/** Requires the access token of a user and sets `caller`. Throws AuthError 401 or 403. */
export function requireUser(auth: Auth): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    c.set('caller', await getCaller(auth, await verifyBearer(c, auth)))
    await next()
  }
}

/** As `requireUser`, but refuses anonymous users, who cannot have second factors. */
export function requireMember(auth: Auth): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const caller = await getCaller(auth, await verifyBearer(c, auth))
    if (caller.account.user.isAnonymous) {
      throw new AuthError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions')
    }
    c.set('caller', caller)
    await next()
  }
}

/**
 * After `requireUser`: where the settings require it, refuses a session or token without the second factor of its
 * account. Throws AuthError 401 `insufficient_aal`.
 */
export function requireSecondFactor(auth: Auth): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const { claims, account, session } = c.get('caller')
    const isRaised = claims.aal === 'aal2' && session.aal === 'aal2'
    if (auth.settings.mfa.requireAal2 && !isRaised && hasVerifiedFactor(account)) {
      throw new AuthError(401, 'insufficient_aal', 'AAL2 session is required to change an account with a second factor')
    }
    await next()
  }
}

/**
 * Requires a service key or a live session of a user with an administrating role, and sets `admin`. Throws AuthError
 * 401 or 403.
 */
export function requireAdmin(auth: Auth): MiddlewareHandler<AuthEnv> {
  return async (c, next) => {
    const bearer = await verifyBearer(c, auth)
    c.set('admin', bearer.kind === 'service' ? bearer.role : await getAdministrator(auth, bearer))
    await next()
  }
}

/** The caller, for public endpoints that also accept access tokens. Throws AuthError 401 or 403. */
export async function callerOf(c: AuthRequest, auth: Auth): Promise<Caller> {
  return getCaller(auth, await verifyBearer(c, auth))
}

/** Whether the request carries a valid service key, which exempts it from captchas. Never throws AuthError. */
export async function isServiceRequest(c: AuthRequest, auth: Auth): Promise<boolean> {
  try {
    return (await verifyBearer(c, auth)).kind === 'service'
  } catch (error) {
    if (error instanceof AuthError) return false
    throw error
  }
}

async function getAdministrator(auth: Auth, bearer: Bearer): Promise<string> {
  const { account, claims, session } = await getCaller(auth, bearer)
  const { adminRoles } = auth.settings.jwt
  if (!adminRoles.includes(claims.role) || !adminRoles.includes(account.user.role)) {
    throw new AuthError(403, 'not_admin', 'User not allowed')
  }
  try {
    await assertSessionAlive(auth.db, { session, account }, auth.settings, auth.clock())
  } catch (error) {
    if (error instanceof AuthError) throw new AuthError(403, error.code, error.message)
    throw error
  }
  return claims.sub
}

async function getCaller(auth: Auth, bearer: Bearer): Promise<Caller> {
  if (bearer.kind === 'service') throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  const { claims } = bearer
  const found = await auth.accounts.findWithSession({ userId: claims.sub, sessionId: claims.session_id })
  if (!found) throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
  const { account, session } = found
  if (!session) throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  const now = auth.clock()
  if (isBanned(account.user, now)) throw new AuthError(403, 'user_banned', 'User is banned')
  if (session.idleS !== null) await continueShared(auth, { account, session }, now)
  return { claims, account, session }
}

/** Only sessions on shared devices end before their access token does. */
async function continueShared(
  auth: Auth,
  { account, session }: Pick<Caller, 'account' | 'session'>,
  now: Date,
): Promise<void> {
  if (findSessionEnd({ ...session, hasVerifiedFactor: hasVerifiedFactor(account) }, auth.settings, now))
    throw new AuthError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  await noteUse(auth, session, now)
}

async function verifyBearer(c: AuthRequest, auth: Auth): Promise<Bearer> {
  const token = BEARER.exec(c.req.header('Authorization') ?? '')?.[1]
  if (!token) throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token')
  return auth.tokens.verify(token, auth.clock())
}
