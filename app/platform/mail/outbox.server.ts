import { randomUUID } from 'node:crypto'
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { openMail, recipientsOf, sealMail } from './sealing.server.ts'
import { type AttachmentRef, type MailContent, outbox } from './tables.server.ts'
import type { Attachment, MailTransport } from './transport.server.ts'

export type { AttachmentRef } from './tables.server.ts'

const BATCH_MAX = 20
const ATTEMPTS_MAX = 12
const BACKOFF_MS_MAX = 6 * 60 * MINUTE_MS
/** How long a mail that is being sent is left alone; after that its sender is taken for dead. */
const LEASE_MS = 10 * MINUTE_MS
/** How long a mail that nobody could deliver is kept, for whoever mends the mail server. */
const GIVEN_UP_MS = 7 * DAY_MS
const ERROR_CHARS_MAX = 60
export const MAILBOX_MAX = 100

/** What stays of a mail that is over: its key. */
const BLANK = { sealed: null, recipient: null }

export interface Mail {
  /** The same key is sent once. It is kept for ever, in plain text: ids and hashes only, no address and no code. */
  dedupeKey: string
  to: string
  subject: string
  text: string
  html?: string
  attachments?: readonly AttachmentRef[]
  createdAt: Date
}

/** Puts a mail into the outbox, sealed, in the caller's transaction: no mail tells of what did not happen. */
export async function enqueueMail(tx: Db, { sealer }: { sealer: Sealer }, mail: Mail): Promise<void> {
  const { dedupeKey, createdAt, html = null, attachments = [], ...rest } = mail
  const id = randomUUID()
  await tx
    .insert(outbox)
    .values({
      id,
      dedupeKey,
      createdAt,
      nextAttemptAt: createdAt,
      ...sealMail(sealer, id, { ...rest, html, attachments }),
    })
    .onConflictDoNothing({ target: outbox.dedupeKey })
}

/** Under what address a text message waits in the mailbox for development. `phone` is digits without a plus. */
export function textAddress(phone: string): string {
  return `+${phone}@sms.localhost`
}

/** Deletes every mail to these addresses that waits or lies in the mailbox; of sent ones nothing is left to delete. */
export async function forgetMailsTo(
  tx: Db,
  { sealer }: { sealer: Sealer },
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length > 0) await tx.delete(outbox).where(inArray(outbox.recipient, recipientsOf(sealer, addresses)))
}

/** Deletes the mails with these keys, sent or not: what they told of is no longer so. */
export async function withdrawMails(tx: Db, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length > 0) await tx.delete(outbox).where(inArray(outbox.dedupeKey, [...dedupeKeys]))
}

interface Sending {
  db: Db
  sealer: Sealer
  transport: MailTransport
  now: Date
  /** Sent mails stay readable: `transport` leaves them to the mailbox for development. */
  hasMailbox?: boolean
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
    .where(and(lte(outbox.nextAttemptAt, now), isNotNull(outbox.sealed)))
    .orderBy(asc(outbox.nextAttemptAt))
    .limit(BATCH_MAX)
    .for('update', { skipLocked: true })
  return db
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(outbox.id, due))
    .returning()
}

async function sendOne(sending: Sending, row: OutboxRow): Promise<boolean> {
  const { db, sealer, transport, now, hasMailbox = false, loadAttachment } = sending
  try {
    const { attachments, ...mail } = openMail(sealer, row)
    const loaded = await Promise.all(attachments.map(async (ref) => (await loadAttachment?.(ref)) ?? []))
    await transport({ id: row.id, ...mail, attachments: loaded.flat() })
  } catch (error) {
    await postpone(db, row, now, error)
    return false
  }
  await db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, lastError: null, ...(hasMailbox ? {} : BLANK) })
    .where(eq(outbox.id, row.id))
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

/**
 * Blanks what is over and still readable: mails given up a week ago, and sent ones, of which the mailbox keeps the
 * latest hundred. For a job.
 */
export async function blankOldMails({ db, now, hasMailbox }: Pick<Sending, 'db' | 'now' | 'hasMailbox'>) {
  const isSent = and(isNotNull(outbox.sealed), isNotNull(outbox.sentAt))
  const kept = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isSent)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MAILBOX_MAX)
  const wasGivenUp = and(
    isNotNull(outbox.sealed),
    isNull(outbox.sentAt),
    isNull(outbox.nextAttemptAt),
    lt(outbox.createdAt, new Date(now.getTime() - GIVEN_UP_MS)),
  )
  await db
    .update(outbox)
    .set(BLANK)
    .where(or(wasGivenUp, hasMailbox ? and(isSent, notInArray(outbox.id, kept)) : isSent))
}

export interface MailboxEntry extends MailContent {
  id: string
  createdAt: Date
  sentAt: Date | null
}

/** The latest mails that can be read, for the mailbox that stands in for a mail server during development. */
export async function listMailbox({ db, sealer }: { db: Db; sealer: Sealer }): Promise<MailboxEntry[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(isNotNull(outbox.sealed))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MAILBOX_MAX)
  return rows.map(({ id, sealed, createdAt, sentAt }) => ({
    id,
    createdAt,
    sentAt,
    ...openMail(sealer, { id, sealed }),
  }))
}
