import { asc, count, desc, eq, min, type SQL, sql } from 'drizzle-orm'
import { canPrepareTranche } from '#app/features/fundraising/policy.ts'
import type { ProviderPayoutState } from '#app/features/payments/schema.ts'
import { providerPayouts } from '#app/features/payments/tables.server.ts'
import type { NameMatch, PayeeKind } from '#app/features/fundraising/payees/payee-kinds.ts'
import { campaigns } from '#app/features/fundraising/tables.server.ts'
import { type Actor, isOperator, type Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Range } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { isOverdueAt } from './campaign-money.server.ts'
import type { TrancheState } from './states.ts'
import { campaignPayees, campaignTranches } from './tables.server.ts'
import { type TrancheBill, trancheBills } from './tranche-queries.server.ts'

interface Asking {
  actor: Actor
}

export interface OperatorTranche {
  id: string
  number: string
  state: TrancheState
  stateAt: Date
  amountMinor: number
  purpose: string
  ending: string
  askedAt: Date
  preparedByName: string | null
  preparedAt: Date | null
  releasedByName: string | null
  releasedAt: Date | null
  providerRef: string | null
  /** The provider that sends it, and how far it is; null: by bank file. */
  sent: { provider: string; state: ProviderPayoutState; ref: string | null; reason: string | null } | null
  utr: string | null
  reason: string | null
  campaign: { id: string; slug: string; title: string }
  payee: { kind: PayeeKind; name: string; nameMatch: NameMatch; savedAt: Date; isReplaced: boolean }
  isPreparedByYou: boolean
  /** The operator owns the campaign or asked for it. */
  isOwn: boolean
  /** Since when supporters wait for an update about it; null when none is overdue. */
  updateOverdueSince: Date | null
}

const { provider, state: sentState, providerRef, reason } = providerPayouts
const SENT = { provider, state: sentState, ref: providerRef, reason }

/** Payouts that operators have something to do with, each kind of which can be listed alone. */
export const TRANCHE_QUEUES = ['prepare', 'release', 'overdue'] as const
export type TrancheQueue = (typeof TRANCHE_QUEUES)[number]

function isInQueue(queue: TrancheQueue, now: Date): SQL {
  if (queue === 'overdue') return isOverdueAt(now)
  return eq(campaignTranches.state, queue === 'prepare' ? 'asked' : 'prepared')
}

/**
 * Those that wait for a decision first, the oldest of them first; then those whose update is overdue, the longest one
 * first; operators only.
 */
export async function listTranchesForOperator(
  db: Db,
  { actor, now, queue, limit, offset }: Asking & Range & { now: Date; queue?: TrancheQueue | undefined },
): Promise<OperatorTranche[]> {
  if (!isOperator(actor)) return []
  const { state, stateAt, updateDueAt, id } = campaignTranches
  const isOverdue = isOverdueAt(now)
  const rows = await selectTranches(db, now)
    .where(queue && isInQueue(queue, now))
    .orderBy(
      sql`CASE ${state} WHEN 'asked' THEN 0 WHEN 'prepared' THEN 1 WHEN 'released' THEN 2 ELSE 4 END - CASE WHEN ${isOverdue} THEN 1 ELSE 0 END`,
      sql`CASE WHEN ${isOverdue} THEN ${updateDueAt} END`,
      sql`CASE WHEN ${state} IN ('asked', 'prepared', 'released') THEN ${stateAt} END`,
      desc(stateAt),
      asc(id),
    )
    .limit(limit)
    .offset(offset)
  return rows.map((row) => trancheView(row, actor))
}

/** One payout; null for an unknown id, and for everybody but operators. */
export async function findTrancheForOperator(
  db: Db,
  { actor, now, id }: Asking & { now: Date; id: string },
): Promise<OperatorTranche | null> {
  if (!isOperator(actor) || !isUuid(id)) return null
  const [row] = await selectTranches(db, now).where(eq(campaignTranches.id, id))
  return row ? trancheView(row, actor) : null
}

const selectTranches = (db: Db, now: Date) =>
  db
    .select({
      tranche: campaignTranches,
      campaign: campaigns,
      payee: campaignPayees,
      sent: SENT,
      isOverdue: isOverdueAt(now),
    })
    .from(campaignTranches)
    .innerJoin(campaigns, eq(campaigns.id, campaignTranches.campaignId))
    .innerJoin(campaignPayees, eq(campaignPayees.id, campaignTranches.payeeId))
    .leftJoin(providerPayouts, eq(providerPayouts.id, campaignTranches.id))
    .$dynamic()

type TrancheRow = Awaited<ReturnType<typeof selectTranches>>[number]

function trancheView({ tranche, campaign, payee, sent, isOverdue }: TrancheRow, actor: Member): OperatorTranche {
  return {
    ...tranche,
    sent,
    updateOverdueSince: isOverdue ? tranche.updateDueAt : null,
    campaign: { id: campaign.id, slug: campaign.slug, title: campaign.title },
    payee: { ...payee, isReplaced: payee.replacedAt !== null },
    isPreparedByYou: tranche.preparedBy === actor.userId,
    isOwn: !canPrepareTranche(actor, { ...campaign, ...tranche }),
  }
}

/** The bills of a tranche; operators only. */
export async function listBillsForOperator(
  db: Db,
  { actor, trancheId }: Asking & { trancheId: string },
): Promise<readonly TrancheBill[]> {
  if (!isOperator(actor)) return []
  const [row] = await db
    .select({ bills: trancheBills() })
    .from(campaignTranches)
    .where(eq(campaignTranches.id, trancheId))
  return row?.bills ?? []
}

/** Payouts in this state, and since when the oldest waits; operators only. */
export async function countTranches(
  db: Db,
  { actor, state }: Asking & { state: 'asked' | 'prepared' },
): Promise<{ waiting: number; oldestAt: Date | null }> {
  if (!isOperator(actor)) return NOTHING
  const [row] = await db
    .select({ waiting: count(), oldestAt: min(campaignTranches.stateAt) })
    .from(campaignTranches)
    .where(eq(campaignTranches.state, state))
  return row ?? NOTHING
}

const NOTHING = { waiting: 0, oldestAt: null }
