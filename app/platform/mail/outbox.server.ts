import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PrivateContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type AttachmentRef, outbox } from './tables.server.ts'
import type { Attachment, MailTransport } from './transport.server.ts'

export type { AttachmentRef } from './tables.server.ts'

const BATCH_MAX = 20
const ATTEMPTS_MAX = 12
const MINUTE_MS = 60_000
const BACKOFF_MS_MAX = 6 * 60 * MINUTE_MS
/** How long a mail that is being sent is left alone; after that its sender is taken for dead. */
const LEASE_MS = 10 * MINUTE_MS
const ERROR_CHARS_MAX = 60
export const MAILBOX_MAX = 100

export interface Mail {
  /** The same key is sent once. */
  dedupeKey: string
  to: string
  subject: string
  text: string
  html?: string
  attachments?: readonly AttachmentRef[]
  createdAt: Date
}

/** Puts a mail into the outbox, in the caller's transaction: no mail tells of what did not happen. */
export async function enqueueMail(tx: Db, _ctx: Pick<PrivateContext, 'sealer'>, mail: Mail): Promise<void> {
  await tx
    .insert(outbox)
    .values({ ...mail, nextAttemptAt: mail.createdAt })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Under what address a text message waits in the mailbox for development. `phone` is digits without a plus. */
export function textAddress(phone: string): string {
  return `+${phone}@sms.localhost`
}

/** Deletes every mail to these addresses, sent or not: nobody is left to read them. */
export async function forgetMailsTo(tx: Db, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return
  await tx.delete(outbox).where(
    inArray(
      sql`lower(${outbox.to})`,
      addresses.map((address) => address.toLowerCase()),
    ),
  )
}

interface Sending {
  db: Db
  transport: MailTransport
  now: Date
  /** Makes an attached file, or null when there is none any more. */
  loadAttachment?: (ref: AttachmentRef) => Promise<Attachment | null>
}

/**
 * Sends what is due, several nodes side by side. A mail that was acknowledged is never sent again; one that
 * fails comes back after a growing pause, twelve times at most. Gives the number of mails sent.
 */
export async function sendDueMails(sending: Sending): Promise<number> {
  const mails = await claimDue(sending)
  let sent = 0
  for (const mail of mails) {
    if (await sendOne(sending, mail)) sent++
  }
  return sent
}

type OutboxRow = typeof outbox.$inferSelect

/** Takes mails by moving their next attempt ahead, so that no lock is held while the mail server is waited for. */
function claimDue({ db, now }: Sending): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(lte(outbox.nextAttemptAt, now))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(BATCH_MAX)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(outbox.id, due))
    .returning()
}

async function sendOne({ db, transport, now, loadAttachment }: Sending, mail: OutboxRow): Promise<boolean> {
  try {
    const loaded = await Promise.all(mail.attachments.map(async (ref) => (await loadAttachment?.(ref)) ?? []))
    const { id, to, subject, text, html } = mail
    await transport({ id, to, subject, text, html, attachments: loaded.flat() })
  } catch (error) {
    await postpone(db, mail, now, error)
    return false
  }
  await db.update(outbox).set({ sentAt: now, nextAttemptAt: null, lastError: null }).where(eq(outbox.id, mail.id))
  return true
}

async function postpone(db: Db, mail: OutboxRow, now: Date, error: unknown): Promise<void> {
  const pauseMs = Math.min(MINUTE_MS * 2 ** (mail.attempts - 1), BACKOFF_MS_MAX)
  const nextAttemptAt = mail.attempts < ATTEMPTS_MAX ? new Date(now.getTime() + pauseMs) : null
  await db
    .update(outbox)
    .set({ nextAttemptAt, lastError: codeOf(error) })
    .where(and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempts)))
}

/** A mail server's own words may hold the address; its code does not. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return code.replace(/[^\w-]/g, '').slice(0, ERROR_CHARS_MAX)
}

export interface MailboxEntry {
  id: string
  to: string
  subject: string
  text: string
  html: string | null
  attachments: readonly AttachmentRef[]
  createdAt: Date
  sentAt: Date | null
}

/** The latest mails, for the mailbox that stands in for a mail server during development. */
export function listMailbox(db: Db, { limit = MAILBOX_MAX }: { limit?: number } = {}): Promise<MailboxEntry[]> {
  return db
    .select({
      id: outbox.id,
      to: outbox.to,
      subject: outbox.subject,
      text: outbox.text,
      html: outbox.html,
      attachments: outbox.attachments,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
    })
    .from(outbox)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(Math.min(limit, MAILBOX_MAX))
}
