import { and, asc, eq, lte, or } from 'drizzle-orm'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { giftCopy } from '#app/features/fundraising/copy.ts'
import { isPaused } from '#app/features/fundraising/policy.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import { contributions } from '#app/features/fundraising/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Payment } from '#app/features/payments/ports.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { DAY_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { failDebit } from './fail-debit.server.ts'
import {
  type FullMandate,
  lockMandate,
  type MonthlyDeps,
  skipDebit,
} from '#app/features/fundraising/monthly/mandate.server.ts'
import {
  type DebitRow,
  mandateDebits,
  mandates,
  mandateTries,
} from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { skippedMail } from '#app/features/fundraising/monthly/mails/mails.ts'
import { factsOf, tell, type Telling } from '#app/features/fundraising/monthly/mails/tell.server.ts'
import { writeTry } from './write-try.server.ts'

const BATCH_MAX = 50
/** How long a debit that is being sent is not picked up again. */
const LEASE_MS = 5 * MINUTE_MS

interface Prepared {
  full: FullMandate
  debit: DebitRow
  payment: Payment
}

/**
 * Gives a batch of announced debits to the provider, when their day has come and 24 hours have passed since the notice.
 * What is sent is stored first; a debit whose answer was lost is sent again with the same id. Returns the number sent.
 */
export async function sendDebits(deps: MonthlyDeps): Promise<number> {
  const now = deps.clock()
  const ctx = { ...deps, now }
  let sent = 0
  for (const { id, mandateId } of await listDue(deps.db, now)) {
    const prepared = await deps.db.transaction(async (tx) => {
      const full = await lockMandate(tx, mandateId)
      return full && prepare(tx, ctx, { full, debitId: id })
    })
    if (prepared && (await send(deps, prepared, now))) sent++
  }
  return sent
}

const isDue = (now: Date) =>
  or(
    and(
      eq(mandateDebits.state, 'noticed'),
      lte(mandateDebits.dueOn, dayOfIndia(now)),
      lte(mandateDebits.noticedAt, new Date(now.getTime() - DAY_MS)),
    ),
    and(eq(mandateDebits.state, 'sent'), lte(mandateDebits.nextSendAt, now)),
  )

const listDue = (db: Db, now: Date) =>
  db
    .select({ id: mandateDebits.id, mandateId: mandateDebits.mandateId })
    .from(mandateDebits)
    .where(isDue(now))
    .orderBy(asc(mandateDebits.dueOn), asc(mandateDebits.id))
    .limit(BATCH_MAX)

/** The mandate is locked: whoever stops it waits, or has stopped it before. */
async function prepare(
  tx: Db,
  ctx: Telling,
  { full, debitId }: { full: FullMandate; debitId: string },
): Promise<Prepared | null> {
  const { mandate } = full
  const [debit] = await tx
    .select()
    .from(mandateDebits)
    .where(and(eq(mandateDebits.id, debitId), isDue(ctx.now)))
  if (!debit) return null
  if (mandate.endedAt !== null) {
    await skipDebit(tx, debit, 'ended')
    return null
  }
  const nextSendAt = new Date(ctx.now.getTime() + LEASE_MS)
  if (debit.state === 'sent') {
    await tx.update(mandateDebits).set({ nextSendAt }).where(eq(mandateDebits.id, debit.id))
    return { full, debit, payment: await getPayment(tx, debit) }
  }
  const { isClosed, ...campaign } = await readCampaignState(tx, mandate.campaignId)
  // A job ends the mandate of a campaign that has ended.
  if (isClosed || (full.campaign.endsAt !== null && full.campaign.endsAt <= ctx.now)) return null
  if (isPaused(campaign, ctx.now)) {
    await skipDebit(tx, debit, 'campaign-paused')
    const mail = () => skippedMail({ ...factsOf(full, ctx.site), nextOn: mandate.nextDebitOn })
    await tell(tx, ctx, { to: full, key: `skipped:${debit.id}`, mail })
    return null
  }
  const payment = await writeTry(tx, { full, debit, now: ctx.now })
  const tries = debit.tries + 1
  await tx.update(mandateDebits).set({ state: 'sent', tries, nextSendAt }).where(eq(mandateDebits.id, debit.id))
  return { full, debit: { ...debit, state: 'sent', tries, nextSendAt }, payment }
}

async function getPayment(tx: Db, debit: DebitRow): Promise<Payment> {
  const [found] = await tx
    .select({ payment: payments })
    .from(mandateTries)
    .innerJoin(contributions, eq(contributions.id, mandateTries.contributionId))
    .innerJoin(payments, eq(payments.id, contributions.paymentId))
    .where(and(eq(mandateTries.debitId, debit.id), eq(mandateTries.number, debit.tries)))
  if (!found) throw new Error(`the sent debit ${debit.id} has no payment`)
  return found.payment
}

async function send(deps: MonthlyDeps, { full, debit, payment }: Prepared, now: Date): Promise<boolean> {
  const { db, providers, log } = deps
  const { providerRef: mandateRef } = full.payment
  const provider = providers[payment.provider]?.mandates
  if (!provider || mandateRef === null) {
    log.error({ debitId: debit.id }, 'no provider is configured for a monthly gift')
    return false
  }
  const { nameSnapshot, email, phone } = full.first
  try {
    const { providerRef } = await provider.debit({
      mandateRef,
      paymentId: payment.id,
      amountMinor: payment.amountMinor,
      currency: payment.currency,
      description: giftCopy.payment(full.campaign.title),
      payer: { name: nameSnapshot ?? '', email, phone },
    })
    await db.transaction(async (tx) => {
      await tx.update(payments).set({ providerRef }).where(eq(payments.id, payment.id))
      await tx.update(mandateDebits).set({ nextSendAt: null }).where(eq(mandateDebits.id, debit.id))
    })
    return true
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error
    log.warn({ debitId: debit.id, code: error.code }, 'monthly gift could not be debited')
    // Unavailable: nobody knows whether it was taken, so the same debit is sent again.
    if (error.kind === 'refused') await refused(deps, { full, debit }, now)
    return false
  }
}

/** The provider knows why, for example that the mandate was cancelled at the bank. */
async function refused(deps: MonthlyDeps, { full, debit }: Omit<Prepared, 'payment'>, now: Date): Promise<void> {
  const { id } = full.mandate
  await deps.db.transaction(async (tx) => {
    const locked = await lockMandate(tx, id)
    if (!locked) return
    await tx.update(mandates).set({ nextCheckAt: now }).where(eq(mandates.id, id))
    await failDebit(tx, { ...deps, now }, { full: locked, debitId: debit.id, mayRetry: true })
  })
}
