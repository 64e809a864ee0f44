import type { Auth, AuthRequest } from '#auth/context.ts'
import { rememberDevice } from '#auth/limits/known-devices.ts'
import { toSessionJson } from './sessions.ts'

/** The response of every sign-in: the session, and the cookie of a known device. */
export async function sessionResponse(
  auth: Auth,
  c: AuthRequest,
  opened: Parameters<typeof toSessionJson>[1],
): Promise<Response> {
  rememberDevice(auth, c, opened.account.user)
  return c.json(await toSessionJson(auth, opened))
}
