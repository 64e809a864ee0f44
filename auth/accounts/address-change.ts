import { eq } from 'drizzle-orm'
import type { Auth } from '#auth/context.ts'
import type { AuthDb } from '#auth/db.ts'
import type { Challenge } from '#auth/external/flow-state.ts'
import type { MailDraft } from '#auth/messages/mailer.ts'
import { prepareMail, prepareText } from '#auth/messages/one-time-messages.ts'
import { deleteCode } from '#auth/messages/one-time-tokens.ts'
import { users } from '#auth/tables/users.server.ts'
import type { UserRow } from './users.ts'
import {
  applyEmail,
  applyPhone,
  assertEmailFree,
  assertPhoneFree,
  isPhoneTaken,
  needsBothConfirmations,
} from './verification.ts'

interface EmailChange {
  user: UserRow
  newEmail: string
  challenge: Challenge | undefined
  redirectTo: string
  ip: string
  now: Date
}

/**
 * Starts a change of e-mail address. Returns the confirmation mails to send; none if the change was applied at once.
 * The user's row must be locked. Throws AuthError 422 `email_exists`.
 */
export async function startEmailChange(tx: AuthDb, auth: Auth, change: EmailChange): Promise<MailDraft[]> {
  const { user, newEmail, now } = change
  await assertEmailFree(tx, { userId: user.id, email: newEmail })
  if (auth.settings.signup.mailerAutoconfirm && user.email === null) {
    await applyEmail(tx, { user, email: newEmail, now })
    return []
  }
  return prepareEmailChange(tx, auth, change)
}

/** The mails of a pending change, with new tokens. Earlier confirmations of it no longer count. */
export async function prepareEmailChange(tx: AuthDb, auth: Auth, change: EmailChange): Promise<MailDraft[]> {
  const { user, newEmail, ...request } = change
  await tx.update(users).set({ emailChange: newEmail, emailChangeConfirmStatus: 0 }).where(eq(users.id, user.id))
  const mail = { ...request, userId: user.id, newEmail }
  const { draft } = await prepareMail(tx, auth, { ...mail, to: newEmail, purpose: 'email_change_new' })
  if (user.email === null || !needsBothConfirmations(auth, user)) return [draft]
  const current = await prepareMail(tx, auth, { ...mail, to: user.email, purpose: 'email_change_current' })
  return [draft, current.draft]
}

/** A text message to the new number: its code, or null for a notice to the owner of a number that has an account. */
export interface PhoneChangeText {
  phone: string
  code: string | null
}

/**
 * Starts a change of phone number. Returns the text to send to the new number, or null if the change was applied at
 * once. The user's row must be locked. Throws AuthError 422 `phone_exists`; where membership is hidden the change of
 * a taken number is pending too, without a code.
 */
export async function startPhoneChange(
  tx: AuthDb,
  auth: Auth,
  { user, phone, now }: { user: UserRow; phone: string; now: Date },
): Promise<PhoneChangeText | null> {
  if (!hidesTakenPhones(auth)) await assertPhoneFree(tx, { userId: user.id, phone })
  if (auth.settings.signup.smsAutoconfirm) {
    await applyPhone(tx, { user, phone, now })
    return null
  }
  await tx.update(users).set({ phoneChange: phone }).where(eq(users.id, user.id))
  return preparePhoneChange(tx, auth, { userId: user.id, phone, now })
}

/** The text of a pending change, with a new code. */
export async function preparePhoneChange(
  tx: AuthDb,
  auth: Auth,
  change: { userId: string; phone: string; now: Date },
): Promise<PhoneChangeText> {
  const text = await prepareText(tx, auth, { ...change, kind: 'phone_change' })
  if (!hidesTakenPhones(auth) || !(await isPhoneTaken(tx, change))) return text
  await deleteCode(tx, { userId: change.userId, kind: 'phone_change' })
  return { ...text, code: null }
}

/** Whether nobody but its owner is told that a number has an account. Without codes it cannot be hidden. */
export function hidesTakenPhones({ settings: { signup } }: Auth): boolean {
  return signup.hidesMembers && !signup.smsAutoconfirm
}
