import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, text, unique, uuid } from 'drizzle-orm/pg-core'
import { authSchema, timestamptz } from './schema.server.ts'

/** Messages sent in a window, per address and kind and for the whole instance. Keys hold no address. */
export const sendLimits = authSchema.table(
  'send_limits',
  {
    id: text().primaryKey(),
    startedAt: timestamptz('started_at').notNull(),
    count: integer().notNull(),
  },
  (table) => [index('send_limits_started_at_idx').on(table.startedAt)],
)

/**
 * Counters of limits on attempts (passwords, codes, orders), shared by several nodes. Keys hold no address. The
 * table is UNLOGGED: after a crash of the database it is empty.
 */
export const rateLimits = authSchema.table(
  'rate_limits',
  {
    key: text('id').primaryKey(),
    points: integer().notNull().default(0),
    expire: timestamptz('expire'),
  },
  (table) => [index('rate_limits_expire_idx').on(table.expire)],
)

/** Text messages per Indian day, kind and channel. No person and no number: see `messages/sms/text-counts.ts`. */
export const textCounts = authSchema.table(
  'text_counts',
  {
    id: uuid().primaryKey().defaultRandom(),
    day: date({ mode: 'string' }).notNull(),
    kind: text().notNull(),
    channel: text().notNull(),
    sent: integer().notNull().default(0),
    /** The provider did not accept them. */
    failed: integer().notNull().default(0),
    /** Beyond the budget of the installation, or the share of one network. */
    refused: integer().notNull().default(0),
    /** Estimated, of those sent; 0 while no price is known. */
    costPaise: bigint('cost_paise', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('text_counts_day_kind_channel_unique').on(table.day, table.kind, table.channel),
    check('text_counts_kind_is_short', sql`length(kind) BETWEEN 1 AND 64`),
    check('text_counts_channel_is_known', sql`channel IN ('sms', 'whatsapp', 'call')`),
    check('text_counts_count', sql`sent >= 0 AND failed >= 0 AND refused >= 0 AND cost_paise >= 0`),
  ],
)
