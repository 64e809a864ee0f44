import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, customType, timestamp } from 'drizzle-orm/pg-core'

/** A `timestamp with time zone` column, in microseconds, or in milliseconds with `precision` 3. */
export const timestamptz = (name: string, precision?: 3) => timestamp(name, { withTimezone: true, precision })

export const createdAt = () => timestamptz('created_at').notNull().defaultNow()

/** The words of a text, for a full-text index. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** An amount of money: an integer in minor units (paise, cents). */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

/** SQL for a CHECK: the column is one of `words`, which contain no quotes. */
export const oneOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
