import { randomUUID } from 'node:crypto'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { enqueueMail, smsMailboxAddress } from '#app/platform/mail/outbox.server.ts'
import type { TextTransport } from '#app/platform/texts/text-transport.ts'
import type { MailPort } from '#auth/messages/mailer.ts'
import type { Secrets } from '#auth/keys/secrets.ts'
import { SMS_CHANNELS, type SmsChannel, type SmsSender } from '#auth/messages/sms/sms-sender.ts'
import type { AuthService } from '#auth/service.ts'

interface Sending {
  database: Database
  secrets: Secrets
  clock: Clock
}

/** Sends the mails of the auth service through the product's outbox. */
export function outboxMail({ database, secrets, clock }: Sending): MailPort {
  return {
    async send({ to, kind, subject, text, html }) {
      await enqueueMail(
        database.db,
        { sealer: secrets },
        {
          dedupeKey: `auth:${kind}:${randomUUID()}`,
          to,
          subject,
          text,
          ...(html !== undefined && { html }),
          createdAt: clock(),
        },
      )
    },
  }
}

const SUBJECTS: Readonly<Record<SmsChannel, string>> = {
  sms: 'Text message',
  whatsapp: 'WhatsApp message',
  call: 'Phone call',
}

/**
 * Adds text messages to the mailbox for development, also what a call would say. Undefined without such a
 * mailbox: then an SMS provider must be configured.
 */
export function mailboxSms({ config, database, secrets, clock }: Sending & { config: Config }): SmsSender | undefined {
  if (!config.hasMailbox) return undefined
  return {
    channels: SMS_CHANNELS,
    async send({ phone, message, channel }) {
      const id = randomUUID()
      await enqueueMail(
        database.db,
        { sealer: secrets },
        {
          dedupeKey: `sms:${id}`,
          to: smsMailboxAddress(phone),
          subject: SUBJECTS[channel],
          text: message,
          createdAt: clock(),
        },
      )
      return id
    },
  }
}

/**
 * Sends the product's text messages through the auth service's provider. Without one, every text is marked as sent and
 * stays in the outbox, which `/dev/mailbox` shows.
 */
export function textTransport(
  config: Pick<Config, 'hasTextProvider'>,
  auth: Pick<AuthService, 'sendText'>,
): TextTransport {
  if (!config.hasTextProvider) return async () => {}
  return async ({ phone, message, language, kind, variables }) => {
    // Providers' names of templates have no dots: 'orders.paid' is registered as 'orders_paid'.
    await auth.sendText({ phone, message, language, template: { kind: kind.replace(/\W+/g, '_'), variables } })
  }
}
