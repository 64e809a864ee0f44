import { recordAudit } from '#auth/audit.ts'
import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { endSessions } from '#auth/sessions/sessions.ts'
import { noteLeaving } from '#auth/sessions/shared-session.ts'
import { originOf } from '#auth/http/transport.ts'

const SCOPES = ['global', 'local', 'others'] as const

/** POST /logout?scope=global|local|others (signed in): ends all sessions, this one, or all others. */
export function logout(auth: Auth): Endpoint {
  return async (c) => {
    const requested = c.req.query('scope') || 'global'
    const scope = SCOPES.find((known) => known === requested)
    if (!scope) throw new AuthError(400, 'validation_failed', 'Unsupported logout scope: use global, local or others')
    const { sub: userId, session_id: sessionId } = c.get('caller').claims
    const { ip } = originOf(c, auth)
    await auth.db.transaction(async (tx) => {
      await endSessions(tx, { userId, sessionId, scope })
      await recordAudit(tx, { action: 'logout', actorId: userId, ip, now: auth.clock(), traits: { scope } })
    })
    return c.body(null, 204)
  }
}

/**
 * POST /session/leave (signed in): the last page on a shared device was closed. Its session ends soon, unless another
 * page uses it. No effect on other sessions.
 */
export function leave(auth: Auth): Endpoint {
  return async (c) => {
    await noteLeaving(auth, c.get('caller').claims.session_id, auth.clock())
    return c.body(null, 204)
  }
}
