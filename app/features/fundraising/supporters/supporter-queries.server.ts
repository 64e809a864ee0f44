import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { SUPPORTERS_SHOWN_MAX } from '#app/features/fundraising/limits.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { type SupporterView, supporterView } from '#app/features/fundraising/views.ts'

/** Settled gifts of a campaign, the newest first; empty for an unknown one. */
export async function listSupporters(
  db: Db,
  { slug, limit = SUPPORTERS_SHOWN_MAX, offset = 0 }: { slug: string; limit?: number; offset?: number },
): Promise<SupporterView[]> {
  if (!SLUG.test(slug)) return []
  const rows = await db
    .select({
      publicSeed: contributions.publicSeed,
      nameSnapshot: contributions.nameSnapshot,
      place: contributions.place,
      message: contributions.message,
      isAnonymous: contributions.isAnonymous,
      amountMinor: contributions.amountMinor,
      settledAt: sql`${contributions.settledAt}`.mapWith(contributions.createdAt),
    })
    .from(contributions)
    .innerJoin(campaigns, eq(campaigns.id, contributions.campaignId))
    .where(and(eq(campaigns.slug, slug), isCounted))
    .orderBy(desc(contributions.settledAt), desc(contributions.publicSeed))
    .limit(Math.min(limit, SUPPORTERS_SHOWN_MAX))
    .offset(offset)
  return rows.map(supporterView)
}
