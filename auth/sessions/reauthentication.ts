import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import { AuthError } from '#auth/errors.ts'
import { requesterInSession } from '#auth/limits/requester.ts'
import { prepareMail, prepareText } from '#auth/messages/one-time-messages.ts'
import { checkCode, type OneTimeTokenRow } from '#auth/messages/one-time-tokens.ts'
import { sendWithinLimits } from '#auth/limits/send-limits.ts'
import type { UserRow } from '#auth/accounts/users.ts'
import { lockAccount } from '#auth/accounts/verification.ts'

interface ReauthenticationRequest {
  user: UserRow
  session: { id: string }
  ip: string
  now: Date
}

/**
 * Sends a code to the e-mail address of a signed-in user, else to the phone number. Returns the id of the text
 * message. Throws AuthError 422 if the address is unconfirmed, 400 if there is none, 429.
 */
export async function sendReauthentication(
  auth: Auth,
  { user, session, ip, now }: ReauthenticationRequest,
): Promise<string | undefined> {
  const requester = requesterInSession(session, ip)
  if (user.email) {
    if (!user.emailConfirmedAt) throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.')
    const request = { userId: user.id, to: user.email, purpose: 'reauthentication' as const, redirectTo: '', ip, now }
    const sending = { channel: 'mail', group: 'reauthentication', address: user.email, requester } as const
    return sendWithinLimits(auth, sending, async (sender) => {
      const { draft } = await auth.db.transaction((tx) => prepareMail(tx, auth, request))
      await sender.mail(draft)
      return undefined
    })
  }
  if (!user.phone) {
    const message = 'Reauthentication requires the user to have an email or a phone number'
    throw new AuthError(400, 'validation_failed', message)
  }
  if (!user.phoneConfirmedAt) throw new AuthError(422, 'phone_not_confirmed', 'Please verify your phone first.')
  const { phone, id: userId } = user
  const sending = { channel: 'sms', group: 'reauthentication', address: phone, requester } as const
  return sendWithinLimits(auth, sending, async (sender) => {
    const { code } = await auth.db.transaction((tx) =>
      prepareText(tx, auth, { userId, phone, kind: 'reauthentication', now }),
    )
    return sender.text({ phone, code, channel: 'sms' })
  })
}

/**
 * Checks a reauthentication code; null if it is wrong or expired. A wrong attempt is counted (commit it); a right
 * code stays until the caller deletes it.
 */
export async function checkReauthentication(
  tx: AuthDb,
  auth: Auth,
  { userId, code, now }: { userId: string; code: string; now: Date },
): Promise<OneTimeTokenRow | null> {
  const account = await lockAccount(tx, userId)
  const relatesTo = account?.user.email ?? account?.user.phone
  if (!relatesTo) return null
  return checkCode(tx, auth, { userId, kinds: ['reauthentication'], relatesTo, code, now })
}
