import { createTransport } from 'nodemailer'

const TIMEOUT_MS = 20_000

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface OutgoingMail {
  /** Stays the same when a mail is tried again, so that receiving servers can tell. */
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  attachments: readonly Attachment[]
}

/** Resolves when the mail was accepted; rejects when it must be tried again. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>

/**
 * Sends through the server at `url` (smtp or smtps). Without one, every mail counts as delivered and stays
 * in the outbox, which `/dev/mailbox` shows.
 */
export function createMailTransport({ url, from }: { url: string | undefined; from: string }): MailTransport {
  if (url === undefined) return async () => {}
  const address = new URL(url)
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!address.searchParams.has(limit)) address.searchParams.set(limit, String(TIMEOUT_MS))
  }
  const server = createTransport(address.href, { from })
  const host =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'localhost'
  return async ({ id, html, attachments, ...mail }) => {
    await server.sendMail({
      ...mail,
      ...(html === null ? {} : { html }),
      attachments: attachments.map((attachment) => ({ ...attachment })),
      messageId: `<${id}@${host}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}
