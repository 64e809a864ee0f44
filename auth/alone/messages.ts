import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailPort } from '#auth/messages/mailer.ts'
import { SMS_CHANNELS, type SmsSender } from '#auth/messages/sms/sms-sender.ts'

const TIMEOUT_MS = 8_000

/** Sends mails through an SMTP server. A failure is the caller's: the person may ask for another mail. */
export function smtpMail({ url, from }: { url: string; from: string }): MailPort {
  const limits = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }
  const server = createTransport({ url, ...limits }, { from })
  return {
    async send({ to, subject, text, html }) {
      const content = { text, ...(html && { html }), disableFileAccess: true, disableUrlAccess: true }
      await server.sendMail({ to, subject, ...content, headers: { 'Auto-Submitted': 'auto-generated' } })
    },
  }
}

/** On a service for this machine: each message becomes a file that only its owner can read. `tell` gets its path. */
export function messageFiles(
  dataDir: string,
  tell: (path: string) => void,
): { mail: MailPort; sms: Required<SmsSender> } {
  const folder = join(dataDir, 'messages')
  const write = (lines: readonly string[]): string => {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}`
    const path = join(folder, `${name}.txt`)
    writeFileSync(path, `${lines.join('\n')}\n`, { mode: 0o600 })
    tell(path)
    return name
  }
  return {
    mail: { send: async ({ to, subject, text }) => void write([`To: ${to}`, `Subject: ${subject}`, '', text]) },
    sms: {
      channels: SMS_CHANNELS,
      send: async ({ phone, channel, message }) => write([`To: +${phone}`, `By: ${channel}`, '', message]),
    },
  }
}
