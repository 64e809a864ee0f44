import { createTransport } from 'nodemailer'
import { escapeMarkup } from '#app/platform/text/escape.ts'

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

interface TransportOptions {
  url: string | undefined
  from: string
  /** A sentence that stands before the words of every mail. */
  opening?: string
}

/**
 * Sends through the server at `url` (smtp or smtps). Without one, every mail counts as delivered and stays
 * in the outbox, which `/dev/mailbox` shows.
 */
export function createMailTransport({ url, from, opening }: TransportOptions): MailTransport {
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
  const openingText = opening ? `${opening}\n\n` : ''
  const openingHtml = opening ? `<p><b>${escapeMarkup(opening)}</b></p>` : ''
  return async ({ id, text, html, attachments, ...mail }) => {
    await server.sendMail({
      ...mail,
      text: openingText + text,
      ...(html === null ? {} : { html: withOpening(html, openingHtml) }),
      attachments: attachments.map((attachment) => ({ ...attachment })),
      messageId: `<${id}@${host}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
}

/** A mail is a whole document or the inside of one. */
function withOpening(html: string, opening: string): string {
  const body = /<body[^>]*>/.exec(html)
  const start = body ? body.index + body[0].length : 0
  return html.slice(0, start) + opening + html.slice(start)
}
