import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** Links of text messages. A copy of the database reveals neither a link, nor where it leads, nor who got it. */
export const shortLinks = pgTable(
  'short_links',
  {
    /** SHA-256 of the link's id, as hex. */
    idHash: text('id_hash').primaryKey(),
    /** A `SealedLink` as JSON, encrypted for `short-links:<id_hash>`. */
    sealed: text('sealed').notNull(),
    /** The keyed fingerprint of the phone number, as in `outbox`, for erasures. */
    recipient: text('recipient').notNull(),
    /** The keyed fingerprint of its notice's deduplication key, for links that do not expire: their feature deletes them. */
    notice: text('notice'),
    createdAt: timestamptz('created_at').notNull(),
    expiresAt: timestamptz('expires_at'),
    /** How often the last digits were entered since `attempts_since`. */
    attempts: integer('attempts').notNull().default(0),
    attemptsSince: timestamptz('attempts_since'),
  },
  (t) => [
    check('short_links_id_is_hashed', sql`${t.idHash} ~ '^[0-9a-f]{64}$'`),
    check('short_links_recipient_is_no_address', sql`${t.recipient} !~ '^[+]|@'`),
    check('short_links_expire_later', sql`${t.expiresAt} > ${t.createdAt}`),
    check('short_links_expire_or_are_deleted', sql`(${t.expiresAt} IS NULL) = (${t.notice} IS NOT NULL)`),
    check(
      'short_links_attempts_have_a_time',
      sql`${t.attempts} >= 0 AND (${t.attempts} = 0 OR ${t.attemptsSince} IS NOT NULL)`,
    ),
    index('short_links_recipient').on(t.recipient),
    index('short_links_expires').on(t.expiresAt),
    index('short_links_notice')
      .on(t.notice)
      .where(sql`${t.notice} IS NOT NULL`),
  ],
)
