import { listDocuments } from '#app/features/documents/queries.server.ts'
import { KINDS } from '#app/features/documents/schema.ts'
import { listPast, listUpcoming } from '#app/features/events/queries.server.ts'
import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { listCourses, listPaths } from '#app/features/learning/queries.server.ts'
import { TABS } from '#app/features/learning/schema.ts'
import { listProductSlugs } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { listStartups } from '#app/features/startups/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PUBLIC_PATHS } from './paths.ts'
import type { FoundPage } from './sitemap-xml.ts'

/** Far above what the lists hold, far below the 50 000 of the protocol. */
const ROWS_MAX = 1_000
/** Products are many more; the protocol takes 50 000 addresses. */
const PRODUCTS_MAX = 20_000

/** Every page that may be found: those that always stand, then those that rows make. */
export async function listPages(db: Db, now: Date): Promise<FoundPage[]> {
  const circle = 'heartbeat'
  const [campaigns, products, startups, upcoming, past, courses, documents] = await Promise.all([
    listCampaigns(db, { now, limit: ROWS_MAX }),
    listProductSlugs(db, { limit: PRODUCTS_MAX }),
    listStartups(db, { now }),
    listUpcoming(db, { circle, now, limit: ROWS_MAX }),
    listPast(db, { circle, now, limit: ROWS_MAX }),
    Promise.all([listPaths(db), ...TABS.map((tab) => listCourses(db, { tab, q: '' }))]),
    Promise.all(KINDS.map((kind) => listDocuments(db, { kind }))),
  ])
  const pages: FoundPage[] = [
    ...PUBLIC_PATHS.map((path) => ({ path })),
    ...campaigns.map(({ slug }) => ({ path: `/campaign/${slug}` })),
    ...products.map((slug) => ({ path: `/product/${slug}` })),
    ...startups.map(({ slug }) => ({ path: `/seeds/${slug}` })),
    ...[...upcoming, ...past].map(({ path }) => ({ path })),
    ...courses.flat().map(({ path }) => ({ path })),
    ...documents.flat().map(({ path, savedAt }) => ({ path, changedAt: savedAt })),
  ]
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}
