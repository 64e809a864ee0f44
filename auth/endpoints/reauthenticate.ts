import type { Auth, Endpoint } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { prepareMail, prepareText } from '#auth/one-time-messages.ts'
import { takeSend } from '#auth/send-limits.ts'
import { originOf } from '#auth/transport.ts'
import { answerText } from './answer-text.ts'

/** GET /reauthenticate (signed in): sends a code that proves, before something grave, that it is still she. */
export function reauthenticate(auth: Auth): Endpoint {
  return async (c) => {
    const { user } = c.get('caller').account
    const now = auth.clock()
    if (user.email) {
      if (!user.emailConfirmedAt) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
      await takeSend(auth, { channel: 'mail', group: 'reauthentication', address: user.email })
      const { email: to, id: userId } = user
      const { letter } = await auth.db.transaction((tx) =>
        prepareMail(tx, auth, {
          userId,
          to,
          purpose: 'reauthentication',
          redirectTo: '',
          ip: originOf(c, auth).ip,
          now,
        }),
      )
      await auth.mailer.send(letter)
      return c.json({})
    }
    if (!user.phone) {
      const message = 'Reauthentication requires the user to have an email or a phone number'
      throw new AuthError(400, 'validation_failed', message)
    }
    if (!user.phoneConfirmedAt) throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
    const sending = { channel: 'sms', group: 'reauthentication', address: user.phone } as const
    await takeSend(auth, sending)
    const { phone, id: userId } = user
    const { code } = await auth.db.transaction((tx) =>
      prepareText(tx, auth, { userId, phone, kind: 'reauthentication', now }),
    )
    return answerText(auth, c, { phone, code, channel: 'sms', sending })
  }
}
