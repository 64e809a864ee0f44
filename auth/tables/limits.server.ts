import { index, integer, text } from 'drizzle-orm/pg-core'
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
