import { and, asc, eq } from 'drizzle-orm'
import { campaignChanges } from '#app/features/fundraising/owner/owner-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** The extensions of a campaign, the first one first. */
export async function listExtensions(db: Db, campaignId: string): Promise<{ before: Date | null; at: Date }[]> {
  const { id, before, at, part } = campaignChanges
  const rows = await db
    .select({ before, at })
    .from(campaignChanges)
    .where(and(eq(campaignChanges.campaignId, campaignId), eq(part, 'end')))
    .orderBy(asc(id))
  return rows.map((row) => ({ before: typeof row.before === 'string' ? new Date(row.before) : null, at: row.at }))
}
