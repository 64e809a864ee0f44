import { desc, eq } from 'drizzle-orm'
import { campaignChanges } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { PageChange } from '#app/features/fundraising/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Above what any campaign has; older changes are left out. */
const CHANGES_MAX = 100

/** What was changed on the page of a campaign, with the earlier values, the newest first. */
export function listChanges(db: Db, slug: string): Promise<PageChange[]> {
  const { id, part, before, after, reason, at, campaignId } = campaignChanges
  return db
    .select({ id, part, before, after, reason, at })
    .from(campaignChanges)
    .innerJoin(campaigns, eq(campaigns.id, campaignId))
    .where(eq(campaigns.slug, slug))
    .orderBy(desc(id))
    .limit(CHANGES_MAX)
}
