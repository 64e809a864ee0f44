import { randomUUID } from 'node:crypto'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import type { Database } from '#app/platform/db/database.server.ts'
import { enqueueMail, smsMailboxAddress } from '#app/platform/mail/outbox.server.ts'
import type { MailPort } from '#auth/messages/mailer.ts'
import type { Secrets } from '#auth/keys/secrets.ts'
import type { SmsSender } from '#auth/messages/sms/sms-sender.ts'

interface Sending {
  database: Database
  secrets: Secrets
  clock: Clock
}

/** Sends the mails of the auth service through the product's outbox. */
export function outboxMail({ database, secrets, clock }: Sending): MailPort {
  return {
    send: ({ to, kind, subject, text, html }) =>
      enqueueMail(
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
      ),
  }
}

/**
 * Adds text messages to the mailbox for development. Undefined without such a mailbox: then an SMS provider must be
 * configured.
 */
export function mailboxSms({ config, database, secrets, clock }: Sending & { config: Config }): SmsSender | undefined {
  if (!config.hasMailbox) return undefined
  return {
    async send({ phone, message }) {
      const id = randomUUID()
      await enqueueMail(
        database.db,
        { sealer: secrets },
        {
          dedupeKey: `sms:${id}`,
          to: smsMailboxAddress(phone),
          subject: 'Text message',
          text: message,
          createdAt: clock(),
        },
      )
      return id
    },
  }
}
