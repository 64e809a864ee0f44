import { randomUUID } from 'node:crypto'
import { and, asc, eq, isNotNull, sql, sum } from 'drizzle-orm'
import { isCounted } from '#app/features/fundraising/rows/totals.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import type { AllocationCause } from '#app/features/fundraising/tranches/states.ts'
import { campaignAllocations } from '#app/features/fundraising/tranches/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { allocate, lastSpent, replaceGift, type UnspentGift } from './allocate.ts'

const ROWS_AT_ONCE = 1_000

type Row = Pick<typeof campaignAllocations.$inferInsert, 'trancheId' | 'contributionId' | 'amountMinor'>

/** Gifts of a campaign of which something is left, the oldest first. Lock the campaign in an earlier statement. */
async function listUnspent(tx: Db, campaignId: string): Promise<UnspentGift[]> {
  const spentMinor = sql`coalesce((SELECT sum(a.amount_minor) FROM campaign_allocations a WHERE a.contribution_id = ${contributions.id}), 0)`
  const left = sql<number>`${contributions.netMinor} - ${spentMinor}`.mapWith(Number)
  return tx
    .select({ id: contributions.id, unspentMinor: left })
    .from(contributions)
    .where(
      and(eq(contributions.campaignId, campaignId), isCounted, isNotNull(contributions.paymentId), sql`${left} > 0`),
    )
    .orderBy(asc(contributions.settledAt), asc(contributions.id))
}

async function write(
  tx: Db,
  rows: readonly Row[],
  { cause, now: at }: { cause: AllocationCause; now: Date },
): Promise<void> {
  const batchId = randomUUID()
  const all = rows.map((row) => ({ ...row, batchId, cause, at }))
  for (let start = 0; start < all.length; start += ROWS_AT_ONCE) {
    await tx.insert(campaignAllocations).values(all.slice(start, start + ROWS_AT_ONCE))
  }
}

interface Payout {
  campaignId: string
  trancheId: string
  amountMinor: number
  now: Date
}

/** Says which gifts pay a tranche. @throws when they do not cover it: the caller compares it with the balance first. */
export async function allocatePayout(tx: Db, { campaignId, trancheId, amountMinor, now }: Payout): Promise<void> {
  const { shares, missingMinor } = allocate(await listUnspent(tx, campaignId), amountMinor)
  if (missingMinor > 0) throw new Error(`tranche ${trancheId}: the gifts lack ${missingMinor}`)
  const rows = shares.map(({ giftId, ...share }) => ({ ...share, trancheId, contributionId: giftId }))
  await write(tx, rows, { cause: 'payout', now })
}

/** By gift (null: the organisation), what of it is spent on these tranches. */
function spentBy(tx: Db, condition: ReturnType<typeof eq>) {
  const { trancheId, contributionId, amountMinor } = campaignAllocations
  return tx
    .select({ trancheId, contributionId, amountMinor: sum(amountMinor).mapWith(Number) })
    .from(campaignAllocations)
    .where(condition)
    .groupBy(trancheId, contributionId)
    .having(sql`sum(${amountMinor}) > 0`)
    .orderBy(sql`min(${campaignAllocations.id})`)
}

const reversed = <Spent extends Row>(spent: readonly Spent[]): Row[] =>
  spent.map(({ amountMinor, ...row }) => ({ ...row, amountMinor: -amountMinor }))

/** A tranche came back: its gifts have their money again. Returns what of it was the organisation's. */
export async function reversePayout(
  tx: Db,
  { trancheId, now }: { trancheId: string; now: Date },
): Promise<{ organisationMinor: number }> {
  const spent = await spentBy(tx, eq(campaignAllocations.trancheId, trancheId))
  await write(tx, reversed(spent), { cause: 'bank-return', now })
  return { organisationMinor: spent.find(({ contributionId }) => contributionId === null)?.amountMinor ?? 0 }
}

/** What of a gift belongs to its campaign now; 0 when it does not count. */
async function readNet(tx: Db, contributionId: string): Promise<number> {
  const [gift] = await tx
    .select({ netMinor: contributions.netMinor })
    .from(contributions)
    .where(and(eq(contributions.id, contributionId), isCounted))
  return gift?.netMinor ?? 0
}

/**
 * A gift goes back whole or in part, after it stopped counting or counts less: what it had paid and lacks now, the last
 * payouts first, is paid by the oldest gifts of which something is left, and the rest by the organisation. Returns that
 * rest.
 */
export async function reallocateReturned(
  tx: Db,
  { campaignId, contributionId, now }: { campaignId: string; contributionId: string; now: Date },
): Promise<{ missingMinor: number }> {
  const all = await spentBy(tx, eq(campaignAllocations.contributionId, contributionId))
  const spentMinor = all.reduce((minor, { amountMinor }) => minor + amountMinor, 0)
  const spent = lastSpent(all, spentMinor - (await readNet(tx, contributionId)))
  if (spent.length === 0) return { missingMinor: 0 }
  const replaced = replaceGift(spent, await listUnspent(tx, campaignId))
  const rows = replaced.map(({ giftId, ...part }) => ({ ...part, contributionId: giftId }))
  await write(tx, [...reversed(spent), ...rows], { cause: 'refund', now })
  const missing = replaced.filter(({ giftId }) => giftId === null)
  return { missingMinor: missing.reduce((sum, { amountMinor }) => sum + amountMinor, 0) }
}
