import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Which parts of the demo data were ever put in, so that they never come back by themselves. */
export const demoSeeds = pgTable('demo_seeds', {
  name: text().primaryKey(),
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull(),
})
