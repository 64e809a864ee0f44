import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { demoSeeds } from '#app/platform/db/tables.server.ts'
import { seedCare } from '#app/features/duty-of-care/demo.ts'
import { seedCircles } from '#app/features/circles/demo.ts'
import { seedDocuments } from '#app/features/documents/demo/demo.ts'
import { seedDemoHours } from '#app/features/partnership/demo.ts'
import { seedEvents } from '#app/features/events/demo/demo.ts'
import { seedEventTranslations } from '#app/features/events/demo/demo-translations.ts'
import { seedFigures } from '#app/features/impact/demo.ts'
import { seedCampaignTranslations, seedFundraising } from '#app/features/fundraising/demo/demo.ts'
import { wantPictures } from './pictures.ts'
import { seedRequests } from './requests.ts'
import { seedStartups } from '#app/features/startups/demo.ts'
import { seedSolve } from '#app/features/solve/demo.ts'
import { seedLearning } from '#app/features/learning/demo/demo.ts'
import { addDemoInformation, seedMarketplace, seedMarketTranslations } from '#app/features/marketplace/demo/demo.ts'
import { seedStories } from '#app/features/stories/demo.ts'
import { seedStoryTranslations } from '#app/features/stories/demo-translations.ts'
import { seedNeeds } from '#app/features/needs/demo.ts'
import { seedTestimonies } from '#app/features/testimonies/demo.ts'

/** The arbitrary key of an advisory lock: of several processes that start at once, one inserts the demo data. */
const SEED_LOCK = 7_310_584_267

/** The name in `demo_seeds` of the product information, which an earlier version did not have. */
const INFORMATION = 'product-information'

/**
 * Inserts the demo data once: a new installation then shows the specification's figures. Rows that an operator removes
 * are not inserted again. Returns false when the data was inserted before.
 */
export function seedDemoData(db: Db, now: Date, sealer: Sealer): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${SEED_LOCK})`)
    const isNew = await tx.insert(demoSeeds).values({ name: 'house', seededAt: now }).onConflictDoNothing().returning()
    const isBare = await tx
      .insert(demoSeeds)
      .values({ name: INFORMATION, seededAt: now })
      .onConflictDoNothing()
      .returning()
    if (isNew.length === 0 && isBare.length > 0) await addDemoInformation(tx)
    if (isNew.length === 0) return false
    await seedMarketplace(tx, now)
    await seedFundraising(tx, now)
    await seedSolve(tx, now)
    await seedStartups(tx, now)
    await seedCircles(tx, now)
    await seedLearning(tx, now)
    await seedDocuments(tx, now)
    await seedDemoHours(tx, now)
    await seedCare(tx, now)
    await seedTestimonies(tx, now)
    await seedStories(tx, now)
    await seedNeeds(tx, now)
    await seedEvents(tx, now, sealer)
    await seedRequests(tx, now, sealer)
    await seedFigures(tx, now)
    await seedMarketTranslations(tx, now)
    await seedCampaignTranslations(tx, now)
    await seedStoryTranslations(tx, now)
    await seedEventTranslations(tx, now)
    await wantPictures(tx, now)
    return true
  })
}
