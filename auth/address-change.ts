import { eq } from 'drizzle-orm'
import type { Auth, AuthDb } from './context.ts'
import type { Challenge } from './flow-state.ts'
import type { Letter } from './mailer.ts'
import { prepareMail, prepareText } from './one-time-messages.ts'
import { users } from './tables.server.ts'
import type { UserRow } from './users.ts'
import { applyEmail, applyPhone, demandFreeEmail, demandFreePhone, needsBothConfirmations } from './verification.ts'

interface EmailChange {
  user: UserRow
  newEmail: string
  challenge: Challenge | undefined
  redirectTo: string
  ip: string
  now: Date
}

/**
 * Begins a change of e-mail address: answers the mails to send, or none if it is done at once. The user's
 * row must be locked. Throws AuthError 422 `email_exists`.
 */
export async function startEmailChange(tx: AuthDb, auth: Auth, change: EmailChange): Promise<Letter[]> {
  const { user, newEmail, now } = change
  await demandFreeEmail(tx, { userId: user.id, email: newEmail })
  if (auth.settings.signup.mailerAutoconfirm && user.email === null) {
    await applyEmail(tx, { user, email: newEmail, now })
    return []
  }
  return prepareEmailChange(tx, auth, change)
}

/** The mails of a change that waits, with fresh tokens: what was confirmed of it before counts no more. */
export async function prepareEmailChange(tx: AuthDb, auth: Auth, change: EmailChange): Promise<Letter[]> {
  const { user, newEmail, ...wish } = change
  await tx.update(users).set({ emailChange: newEmail, emailChangeConfirmStatus: 0 }).where(eq(users.id, user.id))
  const mail = { ...wish, userId: user.id, newEmail }
  const { letter } = await prepareMail(tx, auth, { ...mail, to: newEmail, purpose: 'email_change_new' })
  if (user.email === null || !needsBothConfirmations(auth, user)) return [letter]
  const current = await prepareMail(tx, auth, { ...mail, to: user.email, purpose: 'email_change_current' })
  return [letter, current.letter]
}

/**
 * Begins a change of phone number: answers the code to send to the new one, or null if it is done at once.
 * The user's row must be locked. Throws AuthError 422 `phone_exists`.
 */
export async function startPhoneChange(
  tx: AuthDb,
  auth: Auth,
  { user, phone, now }: { user: UserRow; phone: string; now: Date },
): Promise<{ phone: string; code: string } | null> {
  await demandFreePhone(tx, { userId: user.id, phone })
  if (auth.settings.signup.smsAutoconfirm) {
    await applyPhone(tx, { user, phone, now })
    return null
  }
  await tx.update(users).set({ phoneChange: phone }).where(eq(users.id, user.id))
  return prepareText(tx, auth, { userId: user.id, phone, kind: 'phone_change', now })
}
