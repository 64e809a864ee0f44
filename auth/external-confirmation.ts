import type { Auth } from './context.ts'
import { AuthError } from './errors.ts'
import type { Challenge } from './flow-state.ts'
import { stranger } from './known-devices.ts'
import { prepareMail } from './one-time-messages.ts'
import { hasConfirmationOf, type PendingSignUp } from './pending-sign-ups.ts'
import { sendWithinLimits } from './send-limits.ts'
import type { Account } from './users.ts'

/** Asks somebody by mail to confirm the address that a provider has not verified; after the commit that stored it. */
export async function sendExternalConfirmation(
  auth: Auth,
  wish: {
    account: Account
    pending: PendingSignUp
    redirectTo: string
    challenge?: Challenge | undefined
    ip: string
    now: Date
  },
): Promise<void> {
  const { account, pending, redirectTo, challenge, ip, now } = wish
  const { id: userId, email } = account.user
  if (email === null) return
  try {
    await sendWithinLimits(
      auth,
      { channel: 'mail', group: 'public', address: email, asker: stranger(ip) },
      async (sender) => {
        const { letter } = await auth.db.transaction((tx) =>
          prepareMail(tx, auth, { userId, to: email, purpose: 'signup', redirectTo, challenge, pending, ip, now }),
        )
        await sender.mail(letter)
      },
    )
  } catch (error) {
    // A mail that was sent for this identity a moment ago is as good; one for somebody else's sign-up is not.
    if (error instanceof AuthError && error.status === 429) {
      if (await hasConfirmationOf(auth.db, { identityId: pending.identityId, now })) return
    }
    throw error
  }
}

/** The refusal that goes with the mail. */
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
