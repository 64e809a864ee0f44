import type { Transporter } from 'nodemailer'
import { escapeMarkup } from '#app/platform/text/escape.ts'

/** For the connection, the greeting, and each silence. */
const SILENCE_MS = 10_000
/** For a whole mail: a server that sends a byte now and then is never silent. */
const MAIL_MS = 20_000

export interface Attachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface OutgoingMail {
  /** Stable across retries, for the Message-ID. */
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  attachments: readonly Attachment[]
  /** Null for mails that cannot be stopped. */
  stopUrl: string | null
}

/** Resolves when the mail was accepted; rejects when it must be retried. */
export type MailTransport = (mail: OutgoingMail) => Promise<void>

interface TransportOptions {
  url: string | undefined
  from: string
  /** A sentence at the beginning of every mail. */
  opening?: string
}

/**
 * Sends mails through the server at `url` (smtp or smtps). Without one, every mail is marked as sent and stays in the
 * outbox, which `/dev/mailbox` shows.
 */
export function createMailTransport({ url, from, opening }: TransportOptions): MailTransport {
  if (url === undefined) return async () => {}
  let server: Transporter | undefined
  const host =
    from
      .split('@')
      .at(-1)
      ?.replace(/[^\w.-]/g, '') ?? 'localhost'
  const openingText = opening ? `${opening}\n\n` : ''
  const openingHtml = opening ? `<p align="center"><b>${escapeMarkup(opening)}</b></p>` : ''
  return async ({ id, text, html, attachments, stopUrl, ...mail }) => {
    server ??= await connect(url, from)
    const sending = server.sendMail({
      ...mail,
      text: openingText + text,
      ...(html === null ? {} : { html: withOpening(html, openingHtml) }),
      attachments: attachments.map((attachment) => ({ ...attachment })),
      messageId: `<${id}@${host}>`,
      headers: headersOf({ stopUrl }),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await inTime(sending)
  }
}

/** Rejects when the mail takes too long. It may arrive twice then, with the same Message-ID. */
async function inTime(sending: Promise<unknown>): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const late = Object.assign(new Error('The mail server is too slow.'), { code: 'ETIMEDOUT' })
  const timer = setTimeout(() => reject(late), MAIL_MS)
  try {
    await Promise.race([sending, promise])
  } finally {
    clearTimeout(timer)
    sending.catch(() => {})
  }
}

/**
 * The headers that say what kind of mail it is: written by a program (RFC 3834), and how to stop it with one click in
 * the mail program (RFC 8058).
 */
export function headersOf({ stopUrl }: { stopUrl: string | null }): Record<string, string> {
  const written = { 'Auto-Submitted': 'auto-generated' }
  if (stopUrl === null) return written
  return {
    ...written,
    'List-Unsubscribe': `<${stopUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}

/** Inserts the opening after `<body>`, or at the start of an HTML fragment. */
function withOpening(html: string, opening: string): string {
  const body = /<body[^>]*>/.exec(html)
  const start = body ? body.index + body[0].length : 0
  return html.slice(0, start) + opening + html.slice(start)
}

/** Connects and signs in, and sends nothing. Rejects when the server refuses. */
export async function verifyMailServer(url: string): Promise<void> {
  const server = await connect(url)
  try {
    await server.verify()
  } finally {
    server.close()
  }
}

/** Loads the mail client when there is a mail. */
async function connect(url: string, from?: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport(withTimeouts(url), { from })
}

function withTimeouts(url: string): string {
  const address = new URL(url)
  for (const limit of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    if (!address.searchParams.has(limit)) address.searchParams.set(limit, String(SILENCE_MS))
  }
  return address.href
}
