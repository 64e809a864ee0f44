import type { Auth, AuthRequest } from './context.ts'
import { rememberDevice } from './known-devices.ts'
import { toSessionJson } from './sessions.ts'

/** The answer of everything that signs somebody in: the session, and the cookie by which the account knows the device. */
export async function answerSession(
  auth: Auth,
  c: AuthRequest,
  opened: Parameters<typeof toSessionJson>[1],
): Promise<Response> {
  rememberDevice(auth, c, opened.account.user)
  return c.json(await toSessionJson(auth, opened))
}
