import type { AuthDeps } from './context.ts'
import type { MailKind } from './templates/copy.ts'
import { renderMail, type MailData } from './templates/render-mail.ts'

/** A mail as the process that runs the service is asked to send it. */
export interface OutgoingMail {
  to: string
  kind: MailKind
  subject: string
  text: string
  html: string
}

/** How mails leave. Best put into an outbox: it is awaited, after the transaction that the mail tells of. */
export interface MailPort {
  send(mail: OutgoingMail): Promise<void>
}

export interface Letter {
  kind: MailKind
  to: string
  data: Omit<MailData, 'siteName'>
}

export interface Mailer {
  send(letter: Letter): Promise<void>
  /** Tells the owner of an account of a change, where the settings say so and she has an address. */
  notify(letter: Omit<Letter, 'kind' | 'to'> & { kind: NotificationKind; to: string | null }): Promise<void>
}

type NotificationKind = keyof typeof SWITCHES

const SWITCHES = {
  password_changed: 'passwordChanged',
  email_changed: 'emailChanged',
  phone_changed: 'phoneChanged',
  identity_linked: 'identityLinked',
  identity_unlinked: 'identityUnlinked',
  factor_enrolled: 'factorEnrolled',
  factor_unenrolled: 'factorUnenrolled',
} as const

/** Without `deps.mail` nothing is sent, and the log says so. */
export function createMailer({ settings, mail, log }: AuthDeps): Mailer {
  const { siteName, notify } = settings.messages.mail
  const send = async ({ kind, to, data }: Letter) => {
    if (!mail) return log.warn({ kind }, 'a mail was not sent: the service was given no way to send mails')
    await mail.send({ kind, to, ...renderMail(kind, { ...data, siteName }) })
  }
  return {
    send,
    async notify({ kind, to, data }) {
      if (to && notify[SWITCHES[kind]]) await send({ kind, to, data })
    },
  }
}
