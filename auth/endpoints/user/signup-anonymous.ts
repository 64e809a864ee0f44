import { recordAudit } from '#auth/audit.ts'
import type { Auth, AuthRequest } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { openSession } from '#auth/sessions/open-session.ts'
import { toSessionJson } from '#auth/sessions/sessions.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'
import { users } from '#auth/tables/users.server.ts'
import { originOf } from '#auth/http/transport.ts'
import { mergeMetadata } from '#auth/accounts/users.ts'

/** Creates an anonymous account, which is lost with its session. */
export async function signUpAnonymously(auth: Auth, c: AuthRequest, data: Metadata): Promise<Response> {
  if (!auth.settings.signup.anonymousEnabled) {
    throw new AuthError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled')
  }
  const origin = originOf(c, auth)
  await auth.limits.take('anonymous', origin.ip)
  assertSignUpOpen(auth)
  const now = auth.clock()
  const { aud, role } = auth.settings.jwt
  const times = { lastSignInAt: now, createdAt: now, updatedAt: now }
  const created = await auth.db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ aud, role, isAnonymous: true, userMetadata: mergeMetadata({}, data), ...times })
      .returning()
    if (!user) throw new Error('The anonymous user was not inserted.')
    await recordAudit(tx, { action: 'user_signedup', actorId: user.id, ip: origin.ip, now })
    const open = await openSession(tx, { userId: user.id, method: 'anonymous', origin, now })
    return { account: { user, identities: [], factors: [] }, open }
  })
  return c.json(await toSessionJson(auth, { ...created, now }))
}

/** Throws AuthError 422 `signup_disabled`. */
export function assertSignUpOpen({ settings }: Auth): void {
  if (settings.signup.disabled) throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
}
