import type { Auth, Endpoint } from '#auth/context.ts'
import { sendReauthentication } from '#auth/sessions/reauthentication.ts'
import { originOf } from '#auth/http/transport.ts'

/** GET /reauthenticate (signed in): sends a code that confirms the identity of the user before a sensitive change. */
export function reauthenticate(auth: Auth): Endpoint {
  return async (c) => {
    const { account, session } = c.get('caller')
    const messageId = await sendReauthentication(auth, {
      user: account.user,
      session,
      ip: originOf(c, auth).ip,
      now: auth.clock(),
    })
    return c.json(messageId === undefined ? {} : { message_id: messageId })
  }
}
