import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Names a file that is made when the mail is sent, so that the outbox keeps no copy of it. */
export interface AttachmentRef {
  kind: string
  id: string
}

/** Mail to send. Written in the transaction of what it tells about, sent afterwards. */
export const outbox = pgTable(
  'outbox',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** The same key is written once: 'receipt:<contribution>'. */
    dedupeKey: text('dedupe_key').notNull().unique('outbox_dedupe_key_unique'),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    attachments: jsonb('attachments').$type<readonly AttachmentRef[]>().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Null when it was sent or given up. */
    nextAttemptAt: timestamp('next_attempt_at', { withTimezone: true }),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** Why the last attempt failed: a code, never an address. */
    lastError: text('last_error'),
  },
  (t) => [
    check('outbox_sent_is_over', sql`${t.sentAt} IS NULL OR ${t.nextAttemptAt} IS NULL`),
    index('outbox_due')
      .on(t.nextAttemptAt)
      .where(sql`${t.nextAttemptAt} IS NOT NULL`),
    index('outbox_created_at').on(t.createdAt),
  ],
)
