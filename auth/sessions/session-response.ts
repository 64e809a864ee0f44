import type { Auth, AuthRequest } from '#auth/context.ts'
import { greetDevice } from '#auth/devices/device-sign-in.ts'
import { type NewSession, toSessionJson } from './sessions.ts'

/** The response of every sign-in: the session, and the cookie of a known device. */
export async function sessionResponse(
  auth: Auth,
  c: AuthRequest,
  opened: Parameters<typeof toSessionJson>[1] & { open: NewSession },
): Promise<Response> {
  await greetDevice(auth, c, { user: opened.account.user, open: opened.open, now: opened.now })
  return c.json(await toSessionJson(auth, opened))
}
