import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** Which parts of the demo data were ever put in, so that they never come back by themselves. */
export const demoSeeds = pgTable('demo_seeds', {
  name: text().primaryKey(),
  seededAt: timestamptz('seeded_at').notNull(),
})

/** The keys that this database was written with, so that no process writes with others. No key can be told from it. */
export const knownKeys = pgTable(
  'known_keys',
  {
    /** What it is for: access tokens, or sealed texts. */
    use: text().$type<'jwt' | 'secret'>().notNull(),
    id: text().notNull(),
    fingerprint: text().notNull(),
    firstSeenAt: timestamptz('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.use, table.id] })],
)
