import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'
import { type Language, LANGUAGES } from '#app/platform/language/languages.ts'
import type { ShownMail } from './layout/shown-mail.ts'

/** A file that is created when the mail is sent, so that the outbox stores no copy of it. */
export interface AttachmentRef {
  kind: string
  id: string
}

interface Envelope {
  /** An e-mail address; of a text message a phone number in E.164 form. */
  to: string
  attachments: readonly AttachmentRef[]
  /** In which it is composed, and attachments are created, when it is sent. Absent in mails of an earlier version. */
  language?: Language
  /** For List-Unsubscribe. Absent in mails of an earlier version. */
  stopUrl?: string | null
  /** For a text message: what its provider needs beside the text. */
  textMessage?: { kind: string; variables: Readonly<Record<string, string>> } | undefined
}

export interface MailContent extends Envelope {
  subject: string
  text: string
  html: string | null
}

/** Text and HTML of a notice are composed when it is sent. */
export type StoredMail = MailContent | (Envelope & { shown: ShownMail })

/**
 * Mails to send. A row is inserted in the transaction of the change that it reports, and sent afterwards. A row of a
 * sent or failed mail keeps its dedupe key and loses its content.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** E.g. 'receipt:<contribution>'. It is kept for ever: only ids and hashes. */
    dedupeKey: text('dedupe_key').notNull().unique('outbox_dedupe_key_unique'),
    /** A `StoredMail` as JSON, encrypted for `outbox:<id>`. Null after the mail is sent or has failed. */
    sealed: text('sealed'),
    /** For which a waiting mail shows `NUMBER_LATER`, such as a receipt's. */
    number: text('number'),
    /** A keyed fingerprint of the recipient's address, for erasures. */
    recipient: text('recipient'),
    /** A `MailContent` of an earlier version without encryption; encrypted when the server starts. */
    unsealed: jsonb('unsealed').$type<MailContent>(),
    createdAt: timestamptz('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null after it is sent or has failed. */
    nextAttemptAt: timestamptz('next_attempt_at'),
    sentAt: timestamptz('sent_at'),
    /** The code of the last error, never an address. */
    lastError: text('last_error'),
  },
  (t) => [
    check('outbox_sent_is_over', sql`${t.sentAt} IS NULL OR ${t.nextAttemptAt} IS NULL`),
    check('outbox_key_is_no_address', sql`${t.dedupeKey} NOT LIKE '%@%'`),
    check('outbox_sealed_has_recipient', sql`(${t.sealed} IS NULL) = (${t.recipient} IS NULL)`),
    check(
      'outbox_waiting_has_mail',
      sql`${t.nextAttemptAt} IS NULL OR ${t.sealed} IS NOT NULL OR ${t.unsealed} IS NOT NULL`,
    ),
    index('outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} IS NOT NULL`),
    index('outbox_sealed')
      .on(t.createdAt)
      .where(sql`${t.sealed} IS NOT NULL`),
    index('outbox_recipient')
      .on(t.recipient)
      .where(sql`${t.recipient} IS NOT NULL`),
  ],
)

/**
 * Which mails the owner of an address has stopped. It contains no address, and stays when an account is erased: the
 * address must not get these mails again.
 */
export const mailStops = pgTable(
  'mail_stops',
  {
    /** A keyed fingerprint of the address. */
    recipient: text('recipient').notNull(),
    topic: text('topic').notNull(),
    stoppedAt: timestamptz('stopped_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.recipient, t.topic] }),
    check('mail_stops_recipient_is_no_address', sql`${t.recipient} NOT LIKE '%@%'`),
  ],
)

/**
 * In which language the owner of an address gets mails and text messages: that of the pages on which they last did
 * something. It contains no address, and is deleted when an account is erased. Without a row mails are in English.
 */
export const mailLanguages = pgTable(
  'mail_languages',
  {
    /** A keyed fingerprint of the address. */
    recipient: text('recipient').primaryKey(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    /** Set by a member for an address of their own account; a form that somebody else fills in does not change it. */
    isOwn: boolean('is_own').notNull(),
    changedAt: timestamptz('changed_at').notNull(),
  },
  (t) => [
    check('mail_languages_recipient_is_no_address', sql`${t.recipient} !~ '^[+]|@'`),
    check('mail_languages_language_is_known', sql`${t.language} IN ('en', 'hi')`),
  ],
)
