import { and, asc, desc, eq, exists, inArray, sql } from 'drizzle-orm'
import { campaignDocuments } from '#app/features/fundraising/documents/document-tables.server.ts'
import { campaignFinding } from '#app/features/fundraising/finding/finding-tables.server.ts'
import { campaignReturns } from '#app/features/fundraising/returns/tables.server.ts'
import { campaignIdOf } from '#app/features/fundraising/rows/campaign.server.ts'
import { isFromElsewhere, netOfGifts } from '#app/features/fundraising/rows/totals.server.ts'
import { campaignUpdates, contributions } from '#app/features/fundraising/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import type { PayeeKind } from '#app/features/fundraising/payees/payee-kinds.ts'
import { LIVE_STATES, type TrancheState, TRANCHES_LISTED_MAX } from './states.ts'
import { campaignAllocations, campaignPayees, campaignTrancheBills, campaignTranches } from './tables.server.ts'

export interface TrancheBill {
  trancheId: string
  documentId: string
  number: number
  what: string
  /** Of this payout. */
  amountMinor: number
  mediaId: string | null
}

export interface TrancheView {
  id: string
  number: string
  state: TrancheState
  stateAt: Date
  amountMinor: number
  purpose: string
  payee: { kind: PayeeKind; name: string }
  ending: string
  askedAt: Date
  releasedAt: Date | null
  paidAt: Date | null
  updateDueAt: Date | null
  /** The first update after it arrived. */
  updatedAt: Date | null
  reason: string | null
  bills: readonly TrancheBill[]
}

const updatedAt = sql<Date | null>`(SELECT min(${campaignUpdates.at}) FROM ${campaignUpdates}
  WHERE ${campaignUpdates.campaignId} = ${campaignTranches.campaignId} AND ${campaignUpdates.at} >= ${campaignTranches.paidAt})`.mapWith(
  campaignTranches.askedAt,
)

/** A column: the bills of a payout, in their order. */
export function trancheBills() {
  const { trancheId, number, amountMinor, documentId } = campaignTrancheBills
  const { id, what, mediaId } = campaignDocuments
  const bills = sql`
    SELECT coalesce(json_agg(json_build_object('trancheId', ${trancheId}, 'documentId', ${documentId},
             'number', ${number}, 'amountMinor', ${amountMinor}, 'what', ${what}, 'mediaId', ${mediaId})
             ORDER BY ${number}), '[]')
      FROM ${campaignTrancheBills} JOIN ${campaignDocuments} ON ${id} = ${documentId}
     WHERE ${trancheId} = ${campaignTranches.id}`
  // Apart, because a select from one table does not name the table of the columns in its own expressions.
  return sql<TrancheBill[]>`(${bills})`
}

const COLUMNS = {
  id: campaignTranches.id,
  number: campaignTranches.number,
  state: campaignTranches.state,
  stateAt: campaignTranches.stateAt,
  amountMinor: campaignTranches.amountMinor,
  purpose: campaignTranches.purpose,
  payee: { kind: campaignPayees.kind, name: campaignPayees.name },
  ending: campaignTranches.ending,
  askedAt: campaignTranches.askedAt,
  releasedAt: campaignTranches.releasedAt,
  paidAt: campaignTranches.paidAt,
  updateDueAt: campaignTranches.updateDueAt,
  updatedAt,
  reason: campaignTranches.reason,
  bills: trancheBills(),
}

/** All payouts of a campaign, the newest first; for its owner. */
export function listTranches(db: Db, campaignId: string): Promise<TrancheView[]> {
  return db
    .select(COLUMNS)
    .from(campaignTranches)
    .innerJoin(campaignPayees, eq(campaignPayees.id, campaignTranches.payeeId))
    .where(eq(campaignTranches.campaignId, campaignId))
    .orderBy(desc(campaignTranches.askedAt), desc(campaignTranches.number))
    .limit(TRANCHES_LISTED_MAX)
}

/** A payout that was sent, with the money of its campaign in minor units. */
export interface PublicTranche extends TrancheView {
  campaign: {
    /** Of all gifts that count, without their payment costs. */
    netMinor: number
    /** The part that was collected before the campaign was here. */
    elsewhereMinor: number
    /** In all payouts that were sent, also those that are too old for the list. */
    paidMinor: number
    /** What is left goes back to the supporters. */
    isGoingBack: boolean
  }
}

/** The payouts of a campaign that were sent and did not come back, the newest first; public. */
export const listPublicTranches = (db: Db, slug: string): Promise<PublicTranche[]> => publicTranches(db, { slug })

const publicTranches = prepared((db, { slug }: Values<{ slug: string }>) => {
  const campaignId = campaignIdOf(db, slug)
  const confirmedReturn = db
    .select({ one: sql`1` })
    .from(campaignReturns)
    .where(and(eq(campaignReturns.campaignId, campaignId), eq(campaignReturns.state, 'confirmed')))
  const campaign = {
    netMinor: campaignFinding.netMinor,
    elsewhereMinor: netOfGifts(db, campaignId, isFromElsewhere),
    paidMinor: sql`sum(${campaignTranches.amountMinor}) OVER ()`.mapWith(Number),
    isGoingBack: sql<boolean>`${exists(confirmedReturn)}`,
  }
  return db
    .select({ ...COLUMNS, campaign })
    .from(campaignTranches)
    .innerJoin(campaignPayees, eq(campaignPayees.id, campaignTranches.payeeId))
    .innerJoin(campaignFinding, eq(campaignFinding.campaignId, campaignTranches.campaignId))
    .where(and(eq(campaignTranches.campaignId, campaignId), inArray(campaignTranches.state, [...LIVE_STATES])))
    .orderBy(desc(campaignTranches.releasedAt), desc(campaignTranches.number))
    .limit(TRANCHES_LISTED_MAX)
})

/** A payout that a gift has paid a part of. */
export type GiftPart = TrancheView & { shareMinor: number }

/** Where the money of the gift with this receipt went: its parts of payouts, the oldest first. */
export function listGiftParts(db: Db, token: string): Promise<GiftPart[]> {
  const shareMinor = sql`sum(${campaignAllocations.amountMinor})`.mapWith(Number)
  return db
    .select({ ...COLUMNS, shareMinor })
    .from(campaignAllocations)
    .innerJoin(contributions, eq(contributions.id, campaignAllocations.contributionId))
    .innerJoin(campaignTranches, eq(campaignTranches.id, campaignAllocations.trancheId))
    .innerJoin(campaignPayees, eq(campaignPayees.id, campaignTranches.payeeId))
    .where(eq(contributions.publicToken, token))
    .groupBy(campaignTranches.id, campaignPayees.id)
    .having(sql`sum(${campaignAllocations.amountMinor}) > 0`)
    .orderBy(asc(campaignTranches.releasedAt), asc(campaignTranches.number))
}
