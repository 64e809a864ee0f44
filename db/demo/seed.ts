import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import { seedCircles } from './circles.ts'
import { seedFigures } from './figures.ts'
import { seedFundraising } from './fundraising.ts'
import { seedMarketplace } from './marketplace.ts'

/** An arbitrary constant: of several nodes that start at once, one seeds. */
const SEED_LOCK = 7_310_584_267

/**
 * Puts the demo data set into an installation, once: with it a fresh install shows the specification's
 * figures. What an operator removed later does not come back. Returns false when it was there already.
 */
export function seedDemoData(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    const isNew = await tx.insert(demoSeeds).values({ name: 'house', seededAt: now }).onConflictDoNothing().returning()
    if (isNew.length === 0) return false
    await seedMarketplace(tx, now)
    await seedFundraising(tx, now)
    await seedCircles(tx, now)
    await seedFigures(tx, now)
    return true
  })
}
