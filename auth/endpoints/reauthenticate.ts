import type { Auth, Endpoint } from '#auth/context.ts'
import { sendReauthentication } from '#auth/reauthentication.ts'
import { originOf } from '#auth/transport.ts'

/** GET /reauthenticate (signed in): sends a code that proves, before something grave, that it is still the owner. */
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
