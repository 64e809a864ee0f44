import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** Names a file that is made when the mail is sent, so that the outbox keeps no copy of it. */
export interface AttachmentRef {
  kind: string
  id: string
}

/** What a mail says and to whom. */
export interface MailContent {
  to: string
  subject: string
  text: string
  html: string | null
  attachments: readonly AttachmentRef[]
}

/**
 * Mail to send. Written in the transaction of what it tells about, sent afterwards. A row whose mail is over keeps
 * its key, so that the same mail is not written again, and nothing of the mail.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The same key is written once: 'receipt:<contribution>'. It outlives the mail: ids and hashes only. */
    dedupeKey: text('dedupe_key').notNull().unique('outbox_dedupe_key_unique'),
    /** A `MailContent` as JSON, sealed in `outbox:<id>`. Null when the mail is over. */
    sealed: text('sealed'),
    /** A keyed fingerprint of the recipient's address, by which an erasure finds it. */
    recipient: text('recipient'),
    /** A `MailContent` that a version before sealing left to be sent; sealed when the server starts. */
    unsealed: jsonb('unsealed').$type<MailContent>(),
    createdAt: timestamptz('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null when it was sent or given up. */
    nextAttemptAt: timestamptz('next_attempt_at'),
    sentAt: timestamptz('sent_at'),
    /** Why the last attempt failed: a code, never an address. */
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
