import { pgSchema, timestamp } from 'drizzle-orm/pg-core'

/** A JSON object. */
export type Metadata = Record<string, unknown>

export const authSchema = pgSchema('auth')

/** A column of type `timestamptz`, read as a Date. */
export const timestamptz = (name: string) => timestamp(name, { withTimezone: true })
