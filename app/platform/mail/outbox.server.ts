import { randomUUID } from 'node:crypto'
import {
  and,
  asc,
  desc,
  eq,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  notInArray,
  or,
  type Placeholder,
  type SQL,
  sql,
} from 'drizzle-orm'
import { checkedAtCommit } from '#app/platform/db/checked-at-commit.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { inLanguage } from '#app/platform/language/in-language.server.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { shortLinks } from '#app/platform/texts/tables.server.ts'
import type { OutgoingText, TextTransport } from '#app/platform/texts/text-transport.ts'
import type { ShownMail } from './layout/shown-mail.ts'
import { openMail, recipientsOf, sealMail } from './sealing.server.ts'
import { type AttachmentRef, type MailContent, outbox } from './tables.server.ts'
import type { Attachment, MailTransport } from './transport.server.ts'

export type { AttachmentRef } from './tables.server.ts'

const BATCH_MAX = 20
const ATTEMPTS_MAX = 12
const BACKOFF_MS_MAX = 6 * 60 * MINUTE_MS
/** After this time another sender may send a claimed mail: the first one has crashed. */
const LEASE_MS = 10 * MINUTE_MS
/** How long a mail that could not be sent is kept. */
const FAILED_AGE_MS_MAX = 7 * DAY_MS
const ERROR_CHARS_MAX = 60
/** The mail server cannot be reached, or says nothing that is SMTP; not a refusal of one mail. */
const AWAY = /^E(?:CONNECTION|CONNREFUSED|CONNRESET|DNS|PROTOCOL|SOCKET|TIMEDOUT|TLS)$/
export const MAILBOX_MAX = 100

/** Removes the content and keeps the dedupe key. */
const BLANK = { sealed: null, recipient: null, number: null }

export type Mail = Posting & ({ subject: string; text: string; html?: string } | { shown: ShownMail })

interface Posting {
  /** A mail with the same key is sent once. It is stored for ever, in plain text: only ids and hashes. */
  dedupeKey: string
  to: string
  attachments?: readonly AttachmentRef[]
  /** Where its recipient can stop mails like this. */
  stopUrl?: string | null
  textMessage?: MailContent['textMessage']
  createdAt: Date
  /** When it is sent; by default at once. Until then `withdrawMails` takes it back. */
  sendAt?: Date | undefined
}

/**
 * Adds an encrypted mail to the outbox in the caller's transaction: after a rollback it is not sent. False when one with
 * this key is there already.
 */
export async function enqueueMail(tx: Db, { sealer }: { sealer: Sealer }, mail: Mail): Promise<boolean> {
  const added = await addMail(tx, sealedRow(sealer, mail))
  return added.length > 0
}

/** The same for who does not ask whether it is new: the transaction ends without waiting for it. */
export const enqueueLastMail = (tx: Db, { sealer }: { sealer: Sealer }, mail: Mail): Promise<void> =>
  checkedAtCommit(tx, addMail(tx, sealedRow(sealer, mail)))

function sealedRow(sealer: Sealer, mail: Mail): NewMail {
  const { dedupeKey, createdAt, sendAt = createdAt, to, attachments = [], stopUrl = null, textMessage } = mail
  const id = randomUUID()
  const envelope = { to, attachments, stopUrl, textMessage, language: currentLanguage() }
  const sealed = sealMail(sealer, id, { ...envelope, ...wordsOf(mail) })
  return { id, dedupeKey, createdAt, nextAttemptAt: sendAt, ...sealed }
}

const wordsOf = (mail: Mail) =>
  'shown' in mail ? { shown: mail.shown } : { subject: mail.subject, text: mail.text, html: mail.html ?? null }

type NewMail = Pick<OutboxRow, 'id' | 'dedupeKey' | 'createdAt' | 'nextAttemptAt' | 'sealed' | 'recipient'>

const addMail = prepared((tx, values: Values<NewMail>) => {
  const { id, dedupeKey, createdAt, nextAttemptAt, sealed, recipient } = values
  return tx
    .insert(outbox)
    .values({ id, dedupeKey, createdAt, nextAttemptAt, sealed, recipient })
    .onConflictDoNothing({ target: outbox.dedupeKey })
    .returning({ id: outbox.id })
})

/** The part of a statement that gives the mail with this key, if there is one, the number for its `NUMBER_LATER`. */
export const numberOfMail = (tx: Db, { dedupeKey, number }: { dedupeKey: Placeholder; number: SQL<string> }) =>
  tx.update(outbox).set({ number }).where(eq(outbox.dedupeKey, dedupeKey)).returning({ id: outbox.id })

/** The recipient under which the mailbox for development lists a text message. `phone` is digits without a plus. */
export function smsMailboxAddress(phone: string): string {
  return `+${phone}@sms.localhost`
}

/**
 * Deletes every mail and text message to these addresses that waits or is in the mailbox, and the links of sent texts;
 * what was sent has no content any more. A link without an expiry stays, because it belongs to somebody else's record: a
 * guardian who has left can still withdraw a consent.
 */
export async function deleteMailsTo(
  tx: Db,
  { sealer }: { sealer: Sealer },
  addresses: readonly string[],
): Promise<void> {
  if (addresses.length === 0) return
  const recipients = recipientsOf(sealer, addresses)
  await tx.delete(outbox).where(inArray(outbox.recipient, recipients))
  await tx.delete(shortLinks).where(and(inArray(shortLinks.recipient, recipients), isNotNull(shortLinks.expiresAt)))
}

/** Deletes the mails with these keys, sent or not, because their reason no longer applies. */
export async function withdrawMails(tx: Db, dedupeKeys: readonly string[]): Promise<void> {
  if (dedupeKeys.length > 0) await tx.delete(outbox).where(inArray(outbox.dedupeKey, [...dedupeKeys]))
}

interface Sending {
  db: Db
  sealer: Sealer
  transport: MailTransport
  /** Without it, text messages wait as if their provider were down. */
  textTransport?: TextTransport
  now: Date
  /** Keeps the content of sent mails for the mailbox for development. */
  hasMailbox?: boolean
  /** Creates an attached file; null when it no longer exists. */
  loadAttachment?: (ref: AttachmentRef) => Promise<Attachment | null>
}

/**
 * Sends due mails; several processes may run it at once. A mail that fails is retried after increasing delays, at most
 * twelve times. While the mail server is away, the others go back untried, so that a run ends soon. Returns the number of
 * mails sent.
 */
export async function sendDueMails(sending: Sending): Promise<number> {
  const mails = await claimDue(sending)
  let sent = 0
  for (const [at, mail] of mails.entries()) {
    const failure = await sendOne(sending, mail)
    if (failure === null) sent++
    else if (AWAY.test(failure)) {
      await putBack(sending, mails.slice(at + 1))
      break
    }
  }
  return sent
}

type OutboxRow = typeof outbox.$inferSelect

/** Claims mails by moving their next attempt ahead, so that no row is locked while the mail server is called. */
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

async function putBack({ db, now }: Sending, mails: readonly OutboxRow[]): Promise<void> {
  const ids = mails.map(({ id }) => id)
  if (ids.length === 0) return
  const untried = { attempts: sql`${outbox.attempts} - 1`, nextAttemptAt: now }
  await db
    .update(outbox)
    .set(untried)
    .where(and(inArray(outbox.id, ids), isNull(outbox.sentAt)))
}

/** Null when it was sent, else the code of the failure. */
async function sendOne(sending: Sending, row: OutboxRow): Promise<string | null> {
  const { db, sealer, transport, now, hasMailbox = false, loadAttachment } = sending
  try {
    const { attachments, language = LANGUAGES[0], stopUrl = null, textMessage, ...mail } = openMail(sealer, row)
    if (textMessage) {
      await sendText(sending, { phone: mail.to, message: mail.text, language, ...textMessage })
    } else {
      const load = async (ref: AttachmentRef) => (await loadAttachment?.(ref)) ?? []
      const loaded = await inLanguage(language, () => Promise.all(attachments.map(load)))
      await transport({ id: row.id, ...mail, stopUrl, attachments: loaded.flat() })
    }
  } catch (error) {
    const code = codeOf(error)
    await postpone(db, row, now, code)
    return code
  }
  await db
    .update(outbox)
    .set({ sentAt: now, nextAttemptAt: null, lastError: null, ...(hasMailbox ? {} : BLANK) })
    .where(eq(outbox.id, row.id))
  return null
}

async function sendText({ textTransport }: Sending, text: OutgoingText): Promise<void> {
  if (!textTransport) throw Object.assign(new Error('There is no provider of text messages.'), { code: 'ENOTEXTS' })
  await textTransport(text)
}

async function postpone(db: Db, mail: OutboxRow, now: Date, lastError: string): Promise<void> {
  const pauseMs = Math.min(MINUTE_MS * 2 ** (mail.attempts - 1), BACKOFF_MS_MAX)
  const nextAttemptAt = mail.attempts < ATTEMPTS_MAX ? new Date(now.getTime() + pauseMs) : null
  await db
    .update(outbox)
    .set({ nextAttemptAt, lastError })
    .where(and(eq(outbox.id, mail.id), eq(outbox.attempts, mail.attempts)))
}

/** The message of a mail server may contain the address; its code does not. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  return code.replace(/[^\w-]/g, '').slice(0, ERROR_CHARS_MAX)
}

/**
 * Removes the content of mails that failed and are a week old, and of sent mails except the latest hundred of the
 * mailbox. For a job.
 */
export async function blankOldMails({ db, now, hasMailbox }: Pick<Sending, 'db' | 'now' | 'hasMailbox'>) {
  const isSent = and(isNotNull(outbox.sealed), isNotNull(outbox.sentAt))
  const kept = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(isSent)
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MAILBOX_MAX)
  const hasFailed = and(
    isNotNull(outbox.sealed),
    isNull(outbox.sentAt),
    isNull(outbox.nextAttemptAt),
    lt(outbox.createdAt, new Date(now.getTime() - FAILED_AGE_MS_MAX)),
  )
  await db
    .update(outbox)
    .set(BLANK)
    .where(or(hasFailed, hasMailbox ? and(isSent, notInArray(outbox.id, kept)) : isSent))
}

export interface MailboxEntry extends MailContent {
  id: string
  createdAt: Date
  sentAt: Date | null
}

/** The latest mails that have content, for the mailbox that replaces a mail server during development. */
export async function listMailbox({ db, sealer }: { db: Db; sealer: Sealer }): Promise<MailboxEntry[]> {
  const rows = await db
    .select()
    .from(outbox)
    .where(isNotNull(outbox.sealed))
    .orderBy(desc(outbox.createdAt), desc(outbox.id))
    .limit(MAILBOX_MAX)
  return rows.map(({ id, sealed, number, createdAt, sentAt }) => {
    const mail = openMail(sealer, { id, sealed, number })
    const to = mail.textMessage ? smsMailboxAddress(mail.to.slice(1)) : mail.to
    return { ...mail, id, createdAt, sentAt, to }
  })
}
