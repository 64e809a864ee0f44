import { eq } from 'drizzle-orm'
import { campaignSubmissions } from '#app/features/fundraising/review/submission-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** Where the owner of a campaign gets messages; null for a campaign that operators opened: its page says the same. */
export async function findOwnerAddress(db: Db, campaignId: string): Promise<string | null> {
  const [sent] = await db
    .select({ email: campaignSubmissions.ownerEmail })
    .from(campaignSubmissions)
    .where(eq(campaignSubmissions.campaignId, campaignId))
  return sent?.email ?? null
}
