import { eq } from 'drizzle-orm'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { campaignPayees, campaignTranches } from './tables.server.ts'

/** The sealing context of a tranche's account. */
export const tranchePlace = (trancheId: string): string => `campaign-tranches:${trancheId}`

export interface FoundTranche {
  tranche: typeof campaignTranches.$inferSelect
  campaign: typeof campaigns.$inferSelect
  payee: typeof campaignPayees.$inferSelect
}

/**
 * A tranche with its campaign, locked: gifts, refunds and payouts of one campaign run one after the other, and see what
 * others committed. Null for an unknown id.
 */
export async function lockTranche(tx: Db, id: string): Promise<FoundTranche | null> {
  if (!isUuid(id)) return null
  const [campaign] = await tx
    .select({ id: campaigns.id })
    .from(campaigns)
    .innerJoin(campaignTranches, eq(campaignTranches.campaignId, campaigns.id))
    .where(eq(campaignTranches.id, id))
    .for('no key update', { of: campaigns })
  if (!campaign) return null
  const [found] = await tx
    .select({ tranche: campaignTranches, campaign: campaigns, payee: campaignPayees })
    .from(campaignTranches)
    .innerJoin(campaigns, eq(campaigns.id, campaignTranches.campaignId))
    .innerJoin(campaignPayees, eq(campaignPayees.id, campaignTranches.payeeId))
    .where(eq(campaignTranches.id, id))
    .for('update', { of: campaignTranches })
  return found ?? null
}
