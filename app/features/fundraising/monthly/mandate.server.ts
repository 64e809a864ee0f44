import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { type DebitRow, mandateDebits, type MandateRow, mandates, mandateTries } from './mandate-tables.server.ts'
import { campaigns, contributions } from '#app/features/fundraising/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Site } from '#app/platform/config/site.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import type { Clock } from '#app/platform/time/clock.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { EndReason, SkipReason } from './mandate-rules.ts'

/** Dependencies of the jobs. */
export interface MonthlyDeps {
  db: Db
  /** By name. */
  providers: Readonly<Record<string, PaymentProvider>>
  site: Site
  sealer: Sealer
  clock: Clock
  log: Logger
}

/** A mandate with its campaign, its first gift and the payment of that. */
export interface FullMandate {
  mandate: MandateRow
  campaign: typeof campaigns.$inferSelect
  first: typeof contributions.$inferSelect
  payment: Pick<typeof payments.$inferSelect, 'provider' | 'providerRef' | 'isTest'>
}

/** Mandates, locked against each other when `isLocked`: an ended one is never debited. */
export async function findMandates(
  tx: Db,
  { where, isLocked }: { where: SQL | undefined; isLocked: boolean },
): Promise<FullMandate[]> {
  const query = tx
    .select({
      mandate: mandates,
      campaign: campaigns,
      first: contributions,
      payment: { provider: payments.provider, providerRef: payments.providerRef, isTest: payments.isTest },
    })
    .from(mandates)
    .innerJoin(campaigns, eq(campaigns.id, mandates.campaignId))
    .innerJoin(contributions, eq(contributions.id, mandates.contributionId))
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(where)
  return isLocked ? query.for('update', { of: mandates }) : query
}

/** Locks a mandate; null when another process has it. */
export async function lockMandate(tx: Db, id: string): Promise<FullMandate | null> {
  const free = await tx
    .select({ id: mandates.id })
    .from(mandates)
    .where(eq(mandates.id, id))
    .for('update', { skipLocked: true })
  if (free.length === 0) return null
  const [found] = await findMandates(tx, { where: eq(mandates.id, id), isLocked: true })
  return found ?? null
}

/** Ends a mandate, and what was announced is not taken; the provider is asked to cancel it in the background. */
export async function endMandate(tx: Db, { id, reason, now }: { id: string; reason: EndReason; now: Date }) {
  await tx
    .update(mandates)
    .set({ endedAt: now, endReason: reason, nextDebitOn: null, pausedUntil: null, nextCheckAt: now })
    .where(eq(mandates.id, id))
  await tx
    .update(mandateDebits)
    .set({ state: 'skipped', skipReason: 'ended' })
    .where(and(eq(mandateDebits.mandateId, id), eq(mandateDebits.state, 'noticed')))
}

/** Ends what a member gives every month: the account is being erased, and nobody is told. */
export async function endMandatesOf(tx: Db, { userId, now }: { userId: string; now: Date }): Promise<void> {
  const where = and(eq(contributions.userId, userId), isNull(mandates.endedAt))
  for (const { mandate } of await findMandates(tx, { where, isLocked: true })) {
    await endMandate(tx, { id: mandate.id, reason: 'account-deleted', now })
  }
}

/** The debit that is announced and can still be skipped; null without one. The mandate is locked. */
export async function findNoticed(tx: Db, mandateId: string): Promise<DebitRow | null> {
  const isNoticed = and(eq(mandateDebits.mandateId, mandateId), eq(mandateDebits.state, 'noticed'))
  const [debit] = await tx.select().from(mandateDebits).where(isNoticed)
  return debit ?? null
}

export async function skipDebit(tx: Db, debit: Pick<DebitRow, 'id'>, reason: SkipReason): Promise<void> {
  await tx
    .update(mandateDebits)
    .set({ state: 'skipped', skipReason: reason, nextSendAt: null })
    .where(eq(mandateDebits.id, debit.id))
}

/** The debit that a gift belongs to, with its mandate, locked; null for a single gift. */
export async function lockDebitOf(
  tx: Db,
  contributionId: string,
): Promise<{ debit: DebitRow; mandate: MandateRow } | null> {
  const [found] = await lockByTry(tx, { contributionId })
  return found ?? null
}

const lockByTry = prepared((tx, { contributionId }: Values<{ contributionId: string }>) =>
  tx
    .select({ debit: mandateDebits, mandate: mandates })
    .from(mandateTries)
    .innerJoin(mandateDebits, eq(mandateDebits.id, mandateTries.debitId))
    .innerJoin(mandates, eq(mandates.id, mandateDebits.mandateId))
    .where(eq(mandateTries.contributionId, contributionId))
    .for('update', { of: [mandates, mandateDebits] }),
)

/** Where the supporter changes and stops it; whoever has the URL can do so. */
export const givingUrl = (
  { siteUrl }: Pick<Site, 'siteUrl'>,
  { publicToken }: Pick<MandateRow, 'publicToken'>,
): string => `${siteUrl}/giving/${publicToken}`
