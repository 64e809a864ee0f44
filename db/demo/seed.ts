import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import { seedCare } from './care.ts'
import { seedCircles } from './circles.ts'
import { seedDocuments } from './documents.ts'
import { seedEvents } from './events.ts'
import { seedFigures } from './figures.ts'
import { seedFundraising } from './fundraising.ts'
import { seedRequests } from './requests.ts'
import { seedStartups } from './startups.ts'
import { seedSolve } from './solve.ts'
import { seedLearning } from './learning.ts'
import { seedMarketplace } from './marketplace.ts'
import { seedStories } from './stories.ts'
import { seedNeeds } from './needs.ts'
import { seedTestimonies } from './testimonies.ts'

/** An arbitrary constant: of several nodes that start at once, one seeds. */
const SEED_LOCK = 7_310_584_267

/**
 * Puts the demo data set into an installation, once: with it a fresh install shows the specification's
 * figures. What an operator removed later does not come back. Returns false when it was there already.
 */
export function seedDemoData(db: Db, now: Date, sealer: Sealer): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    const isNew = await tx.insert(demoSeeds).values({ name: 'house', seededAt: now }).onConflictDoNothing().returning()
    if (isNew.length === 0) return false
    await seedMarketplace(tx, now)
    await seedFundraising(tx, now)
    await seedSolve(tx, now)
    await seedStartups(tx, now)
    await seedCircles(tx, now)
    await seedLearning(tx, now)
    await seedDocuments(tx, now)
    await seedCare(tx, now)
    await seedTestimonies(tx, now)
    await seedStories(tx, now)
    await seedNeeds(tx, now)
    await seedEvents(tx, now, sealer)
    await seedRequests(tx, now, sealer)
    await seedFigures(tx, now)
    return true
  })
}
