import { eq } from 'drizzle-orm'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { campaignHolds } from './hold-tables.server.ts'

export interface FoundHold {
  hold: typeof campaignHolds.$inferSelect
  campaign: typeof campaigns.$inferSelect
  isInForce: boolean
}

/** Neither lifted nor past its end. */
export const isInForce = (hold: { liftedAt: Date | null; endsAt: Date }, now: Date): boolean =>
  hold.liftedAt === null && hold.endsAt > now

/** A hold with its campaign; the campaign is locked first, as payouts do. Null for an unknown id. */
export async function lockHold(tx: Db, holdId: string, now: Date): Promise<FoundHold | null> {
  if (!isUuid(holdId)) return null
  const [campaign] = await tx
    .select({ campaign: campaigns })
    .from(campaigns)
    .innerJoin(campaignHolds, eq(campaignHolds.campaignId, campaigns.id))
    .where(eq(campaignHolds.id, holdId))
    .for('no key update', { of: campaigns })
  const [hold] = await tx.select().from(campaignHolds).where(eq(campaignHolds.id, holdId)).for('update')
  return campaign && hold ? { hold, campaign: campaign.campaign, isInForce: isInForce(hold, now) } : null
}
