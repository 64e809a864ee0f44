import { and, eq, isNull, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { tells } from './real-name.ts'
import { campaignBeneficiaries } from './tables.server.ts'

export type BeneficiaryRow = typeof campaignBeneficiaries.$inferSelect

/** The sealing context of a real name. */
export const beneficiaryPlace = (id: string): string => `campaign-beneficiaries:${id}`

/** Who a campaign is for now; null before anybody was entered. */
export async function findBeneficiary(db: Db, campaignId: string | SQLWrapper): Promise<BeneficiaryRow | null> {
  const { replacedAt } = campaignBeneficiaries
  const [row] = await db
    .select()
    .from(campaignBeneficiaries)
    .where(and(eq(campaignBeneficiaries.campaignId, campaignId), isNull(replacedAt)))
  return row ?? null
}

interface OfCampaign {
  campaignId: string | SQLWrapper
  sealer: Sealer
}

/** The real name that public pages must not tell, and the one that they show; null when nothing is hidden. */
export async function findHiddenName(
  db: Db,
  { campaignId, sealer }: OfCampaign,
): Promise<{ real: string; shown: string } | null> {
  const row = await findBeneficiary(db, campaignId)
  return row?.isPseudonym
    ? { real: sealer.open(row.sealedName, beneficiaryPlace(row.id)), shown: row.publicName }
    : null
}

/** Whether a text in `said`, an object or array of what everybody will read, tells the name that is not shown. */
export async function tellsHiddenName(db: Db, campaign: OfCampaign, said: unknown): Promise<boolean> {
  const hidden = await findHiddenName(db, campaign)
  return hidden !== null && textsIn(said).some((text) => tells(text, hidden.real))
}

const textsIn = (said: unknown): string[] =>
  typeof said === 'string' ? [said] : said instanceof Object ? Object.values(said).flatMap(textsIn) : []
