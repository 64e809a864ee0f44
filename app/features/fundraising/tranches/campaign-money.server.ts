import { and, count, eq, gt, inArray, isNotNull, isNull, lt, min, sql } from 'drizzle-orm'
import { balance } from '#app/features/ledger/queries.server.ts'
import { findOpenReturn } from '#app/features/fundraising/returns/decide-return.server.ts'
import { readHolds } from '#app/features/fundraising/holds/hold-queries.server.ts'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { RETURN_WINDOW_MS } from '#app/features/fundraising/schema.ts'
import { campaignAccount } from '#app/features/fundraising/settlement/booking.server.ts'
import { campaignUpdates, contributions } from '#app/features/fundraising/tables.server.ts'
import { type Actor, isOperator } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { LIVE_STATES } from './states.ts'
import { campaignTranches } from './tables.server.ts'

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

export async function readCampaignMoney(db: Db, { campaignId, now }: Asking): Promise<CampaignMoney> {
  const { paymentId, settledAt } = contributions
  const sumOf = (condition: ReturnType<typeof and>) =>
    sql`coalesce(sum(${contributions.netMinor}) FILTER (WHERE ${condition}), 0)`.mapWith(Number)
  const canReturn = and(isNotNull(paymentId), gt(settledAt, new Date(now.getTime() - RETURN_WINDOW_MS)))
  const gifts = one(
    await db
      .select({
        receivedMinor: sumOf(isNotNull(contributions.id)),
        elsewhereMinor: sumOf(isNull(paymentId)),
        returnableMinor: sumOf(canReturn),
      })
      .from(contributions)
      .where(and(eq(contributions.campaignId, campaignId), isCounted)),
  )
  const { state, amountMinor } = campaignTranches
  const inState = (condition: ReturnType<typeof eq>) =>
    sql`coalesce(sum(${amountMinor}) FILTER (WHERE ${condition}), 0)`.mapWith(Number)
  const tranches = one(
    await db
      .select({
        preparedMinor: inState(eq(state, 'prepared')),
        paidOutMinor: inState(inArray(state, [...LIVE_STATES])),
      })
      .from(campaignTranches)
      .where(eq(campaignTranches.campaignId, campaignId)),
  )
  const owedMinor = await balance(db, campaignAccount(campaignId, 'INR').code)
  const balanceMinor = owedMinor - gifts.elsewhereMinor
  const availableMinor = balanceMinor - gifts.returnableMinor
  const holds = await readHolds(db, { campaignId, now })
  const heldMinor = holds.all ? Math.max(0, availableMinor) : holds.amountMinor
  const isReturning = (await findOpenReturn(db, campaignId)) !== undefined
  const payableMinor = isReturning ? 0 : Math.max(0, availableMinor - tranches.preparedMinor - heldMinor)
  return { ...gifts, ...tranches, heldMinor, balanceMinor, payableMinor, isReturning }
}

/** Payouts that arrived and whose update for supporters is overdue. */
function isOverdueAt(now: Date) {
  const { campaignId, paidAt, updateDueAt, state } = campaignTranches
  const posted = sql`SELECT 1 FROM ${campaignUpdates} WHERE ${campaignUpdates.campaignId} = ${campaignId} AND ${campaignUpdates.at} >= ${paidAt}`
  return and(eq(state, 'paid'), lt(updateDueAt, now), sql`NOT EXISTS (${posted})`)
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
