import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Which parts of the demo data were ever put in, so that they never come back by themselves. */
export const demoSeeds = pgTable('demo_seeds', {
  name: text().primaryKey(),
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull(),
})

/** The keys that this database was written with, so that no process writes with others. No key can be told from it. */
export const knownKeys = pgTable(
  'known_keys',
  {
    /** What it is for: access tokens, or sealed texts. */
    use: text().$type<'jwt' | 'secret'>().notNull(),
    id: text().notNull(),
    fingerprint: text().notNull(),
    firstSeenAt: timestamp('first_seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.use, table.id] })],
)
