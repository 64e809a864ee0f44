import type { Auth, AuthDb } from './context.ts'
import { AuthError } from './errors.ts'
import { askerInSession } from './known-devices.ts'
import { prepareMail, prepareText } from './one-time-messages.ts'
import { tryCode, type OneTimeTokenRow } from './one-time-tokens.ts'
import { sendWithinLimits } from './send-limits.ts'
import type { UserRow } from './users.ts'
import { lockAccount } from './verification.ts'

interface Asked {
  user: UserRow
  session: { id: string }
  ip: string
  now: Date
}

/**
 * Sends a code to the address of somebody who is signed in: by mail, or by text message if there is no e-mail
 * address. Answers the number of the text message. Throws AuthError 422 for an address that is not confirmed, 400
 * without any, 429.
 */
export async function sendReauthentication(auth: Auth, { user, session, ip, now }: Asked): Promise<string | undefined> {
  const asker = askerInSession(session, ip)
  if (user.email) {
    if (!user.emailConfirmedAt) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
    const wish = { userId: user.id, to: user.email, purpose: 'reauthentication' as const, redirectTo: '', ip, now }
    const sending = { channel: 'mail', group: 'reauthentication', address: user.email, asker } as const
    return sendWithinLimits(auth, sending, async (sender) => {
      const { letter } = await auth.db.transaction((tx) => prepareMail(tx, auth, wish))
      await sender.mail(letter)
      return undefined
    })
  }
  if (!user.phone) {
    const message = 'Reauthentication requires the user to have an email or a phone number'
    throw new AuthError(400, 'validation_failed', message)
  }
  if (!user.phoneConfirmedAt) throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
  const { phone, id: userId } = user
  const sending = { channel: 'sms', group: 'reauthentication', address: phone, asker } as const
  return sendWithinLimits(auth, sending, async (sender) => {
    const { code } = await auth.db.transaction((tx) =>
      prepareText(tx, auth, { userId, phone, kind: 'reauthentication', now }),
    )
    return sender.text({ phone, code, channel: 'sms' })
  })
}

/**
 * Tries a code that was sent so; null if it is wrong or too old. A wrong try is counted (commit it), a right code
 * stays until the caller uses it up.
 */
export async function tryReauthentication(
  tx: AuthDb,
  auth: Auth,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<OneTimeTokenRow | null> {
  const account = await lockAccount(tx, userId)
  const relatesTo = account?.user.email ?? account?.user.phone
  if (!relatesTo) return null
  return tryCode(tx, auth, { userId, kinds: ['reauthentication'], relatesTo, code, now })
}
