import { listDocuments } from '#app/features/documents/queries.server.ts'
import { KINDS } from '#app/features/documents/schema.ts'
import { listPast, listUpcoming } from '#app/features/events/queries.server.ts'
import { listCampaigns } from '#app/features/fundraising/queries.server.ts'
import { listCourses, listPaths } from '#app/features/learning/queries.server.ts'
import { listStartups } from '#app/features/startups/queries.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PUBLIC_PATHS } from './paths.ts'
import type { SitemapEntry } from './sitemap-xml.ts'

/** Well above the real number of rows, well below the protocol's limit of 50 000. */
const ROWS_MAX = 1_000

/** Every indexable page but those of products: the fixed paths, then those of rows. */
export async function listPages(db: Db, now: Date): Promise<SitemapEntry[]> {
  const circle = 'heartbeat'
  const [campaigns, startups, upcoming, past, courses, documents] = await Promise.all([
    listCampaigns(db, { now, limit: ROWS_MAX }),
    listStartups(db, { now }),
    listUpcoming(db, { circle, now, limit: ROWS_MAX }),
    listPast(db, { circle, now, limit: ROWS_MAX }),
    Promise.all([listPaths(db), listCourses(db)]),
    Promise.all(KINDS.map((kind) => listDocuments(db, { kind }))),
  ])
  const pages: SitemapEntry[] = [
    ...PUBLIC_PATHS.map((path) => ({ path })),
    ...campaigns.map(({ slug }) => ({ path: `/campaign/${slug}` })),
    ...startups.map(({ slug }) => ({ path: `/seeds/${slug}` })),
    ...[...upcoming, ...past].map(({ path }) => ({ path })),
    ...courses.flat().map(({ path }) => ({ path })),
    ...documents.flat().map(({ path, savedAt }) => ({ path, changedAt: savedAt })),
  ]
  return [...new Map(pages.map((page) => [page.path, page])).values()]
}
