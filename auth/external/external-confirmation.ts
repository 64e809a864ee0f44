import type { Auth } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import type { Challenge } from './flow-state.ts'
import { unknownRequester } from '#auth/limits/requester.ts'
import { prepareMail } from '#auth/messages/one-time-messages.ts'
import { hasConfirmationOf, type PendingSignUp } from '#auth/accounts/pending-sign-ups.ts'
import { sendWithinLimits } from '#auth/limits/send-limits.ts'
import type { Account } from '#auth/accounts/users.ts'

/**
 * Mails a confirmation of an address that the provider has not verified. Call it after the commit of the identity.
 * Throws AuthError 429.
 */
export async function sendExternalConfirmation(
  auth: Auth,
  request: {
    account: Account
    pending: PendingSignUp
    redirectTo: string
    challenge?: Challenge | undefined
    ip: string
    now: Date
  },
): Promise<void> {
  const { account, pending, redirectTo, challenge, ip, now } = request
  const { id: userId, email } = account.user
  if (email === null) return
  try {
    await sendWithinLimits(
      auth,
      { channel: 'mail', group: 'public', address: email, requester: unknownRequester(ip) },
      async (sender) => {
        const { draft } = await auth.db.transaction((tx) =>
          prepareMail(tx, auth, { userId, to: email, purpose: 'signup', redirectTo, challenge, pending, ip, now }),
        )
        await sender.mail(draft)
      },
    )
  } catch (error) {
    // A recent mail for this identity suffices; one for another sign-up does not.
    if (error instanceof AuthError && error.status === 429) {
      if (await hasConfirmationOf(auth.db, { identityId: pending.identityId, now })) return
    }
    throw error
  }
}

/** The error (422) that says that a confirmation was mailed. */
export function unverified(isLinking: boolean): AuthError {
  return isLinking
    ? new AuthError(
        422,
        'email_not_confirmed',
        'Unverified email with the identity. A confirmation email has been sent to it',
      )
    : new AuthError(
        422,
        'provider_email_needs_verification',
        'Unverified email with the provider. A confirmation email has been sent to your email',
      )
}
