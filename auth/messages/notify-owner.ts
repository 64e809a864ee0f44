import type { Auth } from '#auth/context.ts'
import { AuthError } from '#auth/errors.ts'
import { isNotified, type NotificationKind } from './mailer.ts'
import { inLanguageOf, linkIn } from './message-languages.ts'
import { sendNotice } from './sms/send-text.ts'
import { textCopy } from './templates/copy.ts'
import { mailContent, type MailData } from './templates/render-mail.ts'

/** A change of an account, of which its owner is notified. */
export interface OwnerNotice {
  kind: NotificationKind
  /** The addresses from before the change; a phone number in digits. */
  owner: { email: string | null; phone: string | null }
  data?: Omit<MailData, 'siteName'>
}

/**
 * Notifies the owner of an account of a change, if the settings say so: by mail, else by text message. Of a changed
 * phone number the old number is told in any case. Call it after the commit: a text message that cannot be sent is
 * logged, and the change stays.
 */
export async function notifyOwner(auth: Auth, { kind, owner, data = {} }: OwnerNotice): Promise<void> {
  if (!isNotified(auth.settings, kind)) return
  if (owner.email !== null) await auth.mailer.send({ kind, to: owner.email, data })
  if (owner.phone === null || (owner.email !== null && kind !== 'phone_changed')) return
  const { siteName } = auth.settings.messages.mail
  const { siteUrl } = auth.settings
  const composed = await inLanguageOf(auth, owner.phone, (language) => {
    const { lines } = mailContent(kind, { ...data, siteName })
    const closing = textCopy.closing.replace('{siteUrl}', linkIn(auth, siteUrl))
    return { language, message: [...lines, closing].join(' ') }
  })
  const variables = Object.fromEntries(Object.entries({ siteName, ...data, siteUrl }).map(([k, v]) => [k, String(v)]))
  try {
    await sendNotice(auth, { phone: owner.phone, ...composed, template: { kind, variables } })
  } catch (error) {
    if (!(error instanceof AuthError)) throw error
    auth.log.warn({ kind, code: error.code }, 'the owner of an account could not be notified by text message')
  }
}
