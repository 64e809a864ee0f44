import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { timestamptz } from '#app/platform/db/columns.ts'

/** The parts of the demo data that were inserted once, so that a restart does not insert them again. */
export const demoSeeds = pgTable('demo_seeds', {
  name: text().primaryKey(),
  seededAt: timestamptz('seeded_at').notNull(),
})

/** Fingerprints of the keys that this database was written with, so that a process with other keys does not start. */
export const knownKeys = pgTable(
  'known_keys',
  {
    /** `jwt` signs access tokens, `secret` encrypts stored text. */
    use: text().$type<'jwt' | 'secret'>().notNull(),
    id: text().notNull(),
    fingerprint: text().notNull(),
    firstSeenAt: timestamptz('first_seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.use, table.id] })],
)
