import type { Log } from '#auth/log.ts'
import type { AuthSettings } from '#auth/settings/settings.ts'
import { inLanguageOf, type MessageLanguages } from './message-languages.ts'
import type { MailKind } from './templates/copy.ts'
import { mailContent, plainLayout, type MailData, type MailLayout } from './templates/render-mail.ts'

/** A mail as it is sent. */
export interface OutgoingMail {
  to: string
  kind: MailKind
  subject: string
  text: string
  html?: string
}

/** Sends mails. It is awaited after the transaction that caused the mail; an outbox suits best. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>
}

export interface MailDraft {
  kind: MailKind
  to: string
  data: Omit<MailData, 'siteName'>
}

export interface Mailer {
  send(draft: MailDraft): Promise<void>
  /** Notifies the owner of an account of a change, if the settings say so and there is an address. */
  notify(draft: Omit<MailDraft, 'kind' | 'to'> & { kind: NotificationKind; to: string | null }): Promise<void>
}

export type NotificationKind = keyof typeof SWITCHES

const SWITCHES = {
  password_changed: 'passwordChanged',
  email_changed: 'emailChanged',
  phone_changed: 'phoneChanged',
  phone_released: 'phoneReleased',
  identity_linked: 'identityLinked',
  identity_unlinked: 'identityUnlinked',
  factor_enrolled: 'factorEnrolled',
  factor_unenrolled: 'factorUnenrolled',
  passkey_created: 'passkeyCreated',
  passkey_deleted: 'passkeyDeleted',
  recovery_codes_created: 'recoveryCodesCreated',
  recovery_code_used: 'recoveryCodeUsed',
  new_device: 'newDevice',
} as const

interface MailerDeps {
  settings: AuthSettings
  mail?: MailPort
  mailLayout?: MailLayout
  languages?: MessageLanguages
  log: Log
}

/** Whether the settings want owners notified of this change. */
export function isNotified({ messages: { mail } }: AuthSettings, kind: NotificationKind): boolean {
  return mail.notify[SWITCHES[kind]]
}

/** Without `mail` nothing is sent, and the log says so. */
export function createMailer({ settings, mail, mailLayout = plainLayout, log, ...deps }: MailerDeps): Mailer {
  const { siteName } = settings.messages.mail
  const send = async ({ kind, to, data }: MailDraft) => {
    if (!mail) return log.warn({ kind }, 'a mail was not sent: the service was given no way to send mails')
    const composed = await inLanguageOf(deps, to, () => {
      const content = mailContent(kind, { ...data, siteName })
      return { subject: content.subject, ...mailLayout(content) }
    })
    await mail.send({ kind, to, ...composed })
  }
  return {
    send,
    async notify({ kind, to, data }) {
      if (to && isNotified(settings, kind)) await send({ kind, to, data })
    },
  }
}
