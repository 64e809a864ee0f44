import { and, eq, exists, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import type { Totals } from '#app/features/fundraising/events.ts'
import { campaignFinding } from '#app/features/fundraising/finding/finding-tables.server.ts'
import { campaignPauses } from '#app/features/fundraising/owner/owner-tables.server.ts'
import { campaignClosures, contributions } from '#app/features/fundraising/tables.server.ts'
import { percentOf } from '#app/features/fundraising/views.ts'

/** Gifts that count: settled and not returned. */
export const isCounted = and(isNotNull(contributions.settledAt), isNull(contributions.returnedAt))

/** SQL condition: gifts that were collected before this site and are held elsewhere. */
export const isFromElsewhere = isNull(contributions.paymentId)

/** A column: what those gifts of a campaign that count and meet a condition bring it, in minor units. */
export function netOfGifts(db: Db, campaignId: string | SQL, condition: SQL | undefined): SQL<number> {
  const { netMinor } = contributions
  const gifts = db
    .select({ minor: sql`coalesce(sum(${netMinor}), 0)` })
    .from(contributions)
    .where(and(eq(contributions.campaignId, campaignId), isCounted, condition))
  return sql`(${gifts})`.mapWith(Number)
}

export interface CampaignState {
  isClosed: boolean
  /** When the pause ends that was not resumed; it may be over. */
  pausedUntil: Date | null
  raisedMinor: number
  supporters: number
}

/**
 * Totals of a campaign, and whether it is closed. Before a change that depends on it, lock the campaign in an earlier
 * statement: only a later one sees what others committed meanwhile.
 */
export async function readCampaignState(db: Db, campaignId: string): Promise<CampaignState> {
  return one(await campaignState(db, { campaignId }))
}

const campaignState = prepared((db, { campaignId }: Values<{ campaignId: string }>) => {
  const openClosure = db
    .select({ one: sql`1` })
    .from(campaignClosures)
    .where(and(eq(campaignClosures.campaignId, campaignId), isNull(campaignClosures.reopenedAt)))
  const until = db
    .select({ until: campaignPauses.until })
    .from(campaignPauses)
    .where(and(eq(campaignPauses.campaignId, campaignId), isNull(campaignPauses.resumedAt)))
  return db
    .select({
      isClosed: sql<boolean>`${exists(openClosure)}`,
      pausedUntil: sql<Date | null>`(${until})`.mapWith(campaignPauses.until),
      raisedMinor: campaignFinding.raisedMinor,
      supporters: campaignFinding.gifts,
    })
    .from(campaignFinding)
    .where(eq(campaignFinding.campaignId, campaignId))
})

export function totalsOf(
  { raisedMinor, supporters }: Pick<CampaignState, 'raisedMinor' | 'supporters'>,
  goalMinor: number,
): Totals {
  return { raisedMinor, supporters, percent: percentOf(raisedMinor, goalMinor) }
}
