import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { OPEN_STATES } from '#app/features/fundraising/tranches/states.ts'
import { campaignTrancheBills, campaignTranches } from '#app/features/fundraising/tranches/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

export interface Bill {
  id: string
  mediaId: string | null
  what: string
  amountMinor: number
  /** What no payout pays yet. */
  leftMinor: number
  /** A payout names it, also one that was not paid. */
  wasNamed: boolean
  addedAt: Date
}

const isBillOf = (campaignId: string) =>
  and(
    eq(campaignDocuments.campaignId, campaignId),
    eq(campaignDocuments.kind, 'bill'),
    isNull(campaignDocuments.removedAt),
  )

/** An SQL query of the ids of the media of a campaign's bills. */
export const billMedia = (db: Db, campaignId: string) =>
  db.select({ id: campaignDocuments.mediaId }).from(campaignDocuments).where(isBillOf(campaignId))

/** The bills of a campaign in the order in which they were added. */
export async function listBills(db: Db, campaignId: string): Promise<Bill[]> {
  const { id, mediaId, what, addedAt } = campaignDocuments
  // Every bill has an amount.
  const amountMinor = sql`${campaignDocuments.amountMinor}`.mapWith(Number)
  const isOpen = inArray(campaignTranches.state, [...OPEN_STATES])
  const usedMinor = sql<number>`coalesce(sum(${campaignTrancheBills.amountMinor}) FILTER (WHERE ${isOpen}), 0)`
  return db
    .select({
      id,
      mediaId,
      what,
      amountMinor,
      addedAt,
      leftMinor: sql`${amountMinor} - ${usedMinor}`.mapWith(Number),
      wasNamed: sql<boolean>`count(${campaignTrancheBills.trancheId}) > 0`,
    })
    .from(campaignDocuments)
    .leftJoin(campaignTrancheBills, eq(campaignTrancheBills.documentId, id))
    .leftJoin(campaignTranches, eq(campaignTranches.id, campaignTrancheBills.trancheId))
    .where(isBillOf(campaignId))
    .groupBy(id)
    .orderBy(asc(addedAt), asc(id))
}
