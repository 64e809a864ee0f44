import { and, count, eq, gt, inArray, isNotNull, isNull, lt, min, type SQL, sql } from 'drizzle-orm'
import { balance } from '#app/features/ledger/queries.server.ts'
import { findOpenReturn } from '#app/features/fundraising/returns/decide-return.server.ts'
import { readHolds } from '#app/features/fundraising/holds/hold-queries.server.ts'
import { campaignFinding } from '#app/features/fundraising/finding/finding-tables.server.ts'
import { isCounted, isFromElsewhere, netOfGifts } from '#app/features/fundraising/rows/totals.server.ts'
import { RETURN_WINDOW_MS } from '#app/features/fundraising/schema.ts'
import { campaignAccount } from '#app/features/fundraising/settlement/booking.server.ts'
import { campaignUpdates, contributions } from '#app/features/fundraising/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import { allKeyed } from '#app/platform/all-keyed.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { LIVE_STATES } from './states.ts'
import { campaignAllocations, campaignTranches } from './tables.server.ts'

/** The money of one campaign, in minor units. */
export interface CampaignMoney {
  /** Of all gifts that count, what belongs to the campaign. */
  receivedMinor: number
  /** Collected before this site and held elsewhere: it cannot be paid from here. */
  elsewhereMinor: number
  /** Of gifts that their supporters can still take back. */
  returnableMinor: number
  /** In payouts that are prepared. */
  preparedMinor: number
  /** Kept back by holds in force. */
  heldMinor: number
  /** Sent to the bank or arrived. */
  paidOutMinor: number
  /** What is owed to the campaign and held here. */
  balanceMinor: number
  /** What can be asked for now; nothing while what is left goes back to the supporters. */
  payableMinor: number
  /** What is left is to go back, or is going back. */
  isReturning: boolean
}

interface Asking {
  campaignId: string
  now: Date
}

/** For decisions, in a transaction: counted from the gifts and the ledger. Pages show `readShownMoney`. */
export async function readCampaignMoney(db: Db, { campaignId, now }: Asking): Promise<CampaignMoney> {
  const { netMinor } = contributions
  const { receivedMinor } = one(
    await db
      .select({ receivedMinor: sql`coalesce(sum(${netMinor}), 0)`.mapWith(Number) })
      .from(contributions)
      .where(and(eq(contributions.campaignId, campaignId), isCounted)),
  )
  const owedMinor = await balance(db, campaignAccount(campaignId, 'INR').code)
  const parts = await readParts(db, { campaignId, now })
  const holds = await readHolds(db, { campaignId, now })
  const openReturn = await findOpenReturn(db, campaignId)
  const balanceMinor = owedMinor - parts.elsewhereMinor
  return moneyOf({ parts, holds, openReturn, receivedMinor, balanceMinor })
}

/** The same for pages, from the stored totals: a campaign may have 100,000 gifts. Nothing is decided by it. */
export async function readShownMoney(db: Db, asking: Asking): Promise<CampaignMoney> {
  const { campaignId } = asking
  const { trancheId, contributionId, amountMinor } = campaignAllocations
  const read = await allKeyed({
    received: db
      .select({ minor: campaignFinding.netMinor })
      .from(campaignFinding)
      .where(eq(campaignFinding.campaignId, campaignId)),
    covered: db
      .select({ minor: sql`coalesce(sum(${amountMinor}), 0)`.mapWith(Number) })
      .from(campaignAllocations)
      .innerJoin(campaignTranches, eq(campaignTranches.id, trancheId))
      .where(and(eq(campaignTranches.campaignId, campaignId), isNull(contributionId))),
    parts: readParts(db, asking),
    holds: readHolds(db, asking),
    openReturn: findOpenReturn(db, campaignId),
  })
  const { elsewhereMinor, paidOutMinor } = read.parts
  const receivedMinor = one(read.received).minor
  const balanceMinor = receivedMinor - elsewhereMinor - paidOutMinor + one(read.covered).minor
  return moneyOf({ ...read, receivedMinor, balanceMinor })
}

interface Read extends Pick<CampaignMoney, 'receivedMinor' | 'balanceMinor'> {
  parts: Awaited<ReturnType<typeof readParts>>
  holds: Awaited<ReturnType<typeof readHolds>>
  openReturn: Awaited<ReturnType<typeof findOpenReturn>>
}

function moneyOf({ parts, holds, openReturn, receivedMinor, balanceMinor }: Read): CampaignMoney {
  const isReturning = openReturn !== undefined
  const availableMinor = balanceMinor - parts.returnableMinor
  const heldMinor = holds.all ? Math.max(0, availableMinor) : holds.amountMinor
  const payableMinor = isReturning ? 0 : Math.max(0, availableMinor - parts.preparedMinor - heldMinor)
  return { ...parts, isReturning, receivedMinor, heldMinor, balanceMinor, payableMinor }
}

/** Each sum is read by an index of its own, however many gifts there are. */
async function readParts(db: Db, { campaignId, now }: Asking) {
  const { paymentId, settledAt } = contributions
  const since = new Date(now.getTime() - RETURN_WINDOW_MS)
  const { state, amountMinor } = campaignTranches
  const inState = (condition: ReturnType<typeof eq>) =>
    sql`coalesce(sum(${amountMinor}) FILTER (WHERE ${condition}), 0)`.mapWith(Number)
  return one(
    await db
      .select({
        preparedMinor: inState(eq(state, 'prepared')),
        paidOutMinor: inState(inArray(state, [...LIVE_STATES])),
        elsewhereMinor: netOfGifts(db, campaignId, isFromElsewhere),
        returnableMinor: netOfGifts(db, campaignId, and(isNotNull(paymentId), gt(settledAt, since))),
      })
      .from(campaignTranches)
      .where(eq(campaignTranches.campaignId, campaignId)),
  )
}

/** SQL condition: payouts that arrived and whose update for supporters is overdue. */
export function isOverdueAt(now: Date): SQL<boolean> {
  const { campaignId, paidAt, updateDueAt, state } = campaignTranches
  const posted = sql`SELECT 1 FROM ${campaignUpdates} WHERE ${campaignUpdates.campaignId} = ${campaignId} AND ${campaignUpdates.at} >= ${paidAt}`
  return sql<boolean>`(${eq(state, 'paid')} AND ${lt(updateDueAt, now)} AND NOT EXISTS (${posted}))`
}

/** Since when an update for supporters is overdue after a payout; null when none is. */
export async function findOverdueUpdate(db: Db, { campaignId, now }: Asking): Promise<{ dueAt: Date } | null> {
  const { updateDueAt } = campaignTranches
  const [row] = await db
    .select({ dueAt: updateDueAt })
    .from(campaignTranches)
    .where(and(eq(campaignTranches.campaignId, campaignId), isOverdueAt(now)))
    .orderBy(updateDueAt)
    .limit(1)
  return row?.dueAt ? { dueAt: row.dueAt } : null
}

/** Overdue updates of all campaigns, and since when the oldest was due; operators only. */
export async function countOverdueUpdates(
  db: Db,
  { actor, now }: { actor: Actor; now: Date },
): Promise<{ waiting: number; oldestAt: Date | null }> {
  const nothing = { waiting: 0, oldestAt: null }
  if (!isOperator(actor)) return nothing
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(campaignTranches.updateDueAt) })
    .from(campaignTranches)
    .where(isOverdueAt(now))
  return row ?? nothing
}
