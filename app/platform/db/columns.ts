import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { bigint, timestamp } from 'drizzle-orm/pg-core'

/** A moment, in microseconds unless `precision` says less. */
export const timestamptz = (name: string, precision?: 3) => timestamp(name, { withTimezone: true, precision })

export const createdAt = () => timestamptz('created_at').notNull().defaultNow()

/** An amount of money: an integer in minor units (paise, cents). */
export const minorUnits = (name: string) => bigint(name, { mode: 'number' })

/** For a CHECK: the column holds one of these words, which hold no quote. */
export const oneOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`${column} IN (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`
