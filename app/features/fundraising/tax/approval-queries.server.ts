import { and, asc, desc, eq, gte, isNull, lte, or } from 'drizzle-orm'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { campaignPayees } from '#app/features/fundraising/tranches/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { taxApprovals } from './approval-tables.server.ts'
import { payeeTaxApprovals } from './tables.server.ts'

export type TaxApproval = typeof taxApprovals.$inferSelect

export const approvalPlace = (id: string): string => `tax-approvals:${id}`

/** The PAN of an approved organisation. @throws when it cannot be decrypted. */
export const panOf = (sealer: Sealer, { id, sealedPan }: Pick<TaxApproval, 'id' | 'sealedPan'>): string =>
  sealer.open(sealedPan, approvalPlace(id))

/** Every approval, also ended ones, by organisation, the newest first. For operators. */
export const listApprovals = (db: Db): Promise<TaxApproval[]> =>
  db.select().from(taxApprovals).orderBy(asc(taxApprovals.organisation), desc(taxApprovals.fromDay))

/** The approval of the organisation that a campaign's money goes to now; null when its gifts cannot be deducted. */
export async function findCampaignApproval(
  db: Db,
  { slug, now }: { slug: string; now: Date },
): Promise<TaxApproval | null> {
  const today = dayOfIndia(now)
  const [found] = await db
    .select({ approval: taxApprovals })
    .from(campaignPayees)
    .innerJoin(campaigns, eq(campaigns.id, campaignPayees.campaignId))
    .innerJoin(payeeTaxApprovals, eq(payeeTaxApprovals.payeeId, campaignPayees.id))
    .innerJoin(taxApprovals, eq(taxApprovals.id, payeeTaxApprovals.approvalId))
    .where(
      and(
        eq(campaigns.slug, slug),
        isNull(campaignPayees.replacedAt),
        lte(taxApprovals.fromDay, today),
        or(isNull(taxApprovals.untilDay), gte(taxApprovals.untilDay, today)),
      ),
    )
  return found?.approval ?? null
}

/** The campaigns whose money goes to the organisation now, by title. For operators. */
export const listLinkedCampaigns = (db: Db, { approvalId }: { approvalId: string }) =>
  db
    .select({ slug: campaigns.slug, title: campaigns.title })
    .from(payeeTaxApprovals)
    .innerJoin(campaignPayees, eq(campaignPayees.id, payeeTaxApprovals.payeeId))
    .innerJoin(campaigns, eq(campaigns.id, campaignPayees.campaignId))
    .where(and(eq(payeeTaxApprovals.approvalId, approvalId), isNull(campaignPayees.replacedAt)))
    .orderBy(asc(campaigns.title))
