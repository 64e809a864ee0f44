import { asc, eq, inArray, lte, sql } from 'drizzle-orm'
import type { PaymentsDeps } from '#app/features/payments/ports.ts'
import { providerPayouts } from '#app/features/payments/tables.server.ts'
import type { PayoutProvider, PayoutReport } from '#app/platform/payments/payouts.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { MINUTE_MS } from '#app/platform/time/durations.ts'
import { applyPayoutReport, nextPayoutCheck } from './apply-payout-report.server.ts'

const BATCH_MAX = 20
/** How long a payout that is being sent is not picked up again. */
const LEASE_MS = 5 * MINUTE_MS

type Payout = typeof providerPayouts.$inferSelect

/**
 * Sends the payouts that their provider does not have yet, and asks about those without news, so that a lost answer or
 * notification loses no money. The payout's id makes a retry idempotent at the provider. Returns the number that changed.
 */
export async function sendPayouts(deps: PaymentsDeps): Promise<number> {
  const now = deps.clock()
  let changed = 0
  for (const payout of await claimDue(deps, now)) {
    try {
      const report = await askProvider(deps, payout)
      if (await store(deps, { payout, report, now })) changed++
    } catch (err) {
      // The next payouts are sent all the same; this one is tried again after its pause.
      const about = err instanceof PaymentProviderError ? { code: err.code } : { err }
      deps.log.error({ payoutId: payout.id, attempts: payout.attempts, ...about }, 'payout could not be sent')
      await postpone(deps, { payout, err, now })
    }
  }
  return changed
}

function claimDue({ db }: PaymentsDeps, now: Date): Promise<Payout[]> {
  const due = db
    .select({ id: providerPayouts.id })
    .from(providerPayouts)
    .where(lte(providerPayouts.nextCheckAt, now))
    .orderBy(asc(providerPayouts.nextCheckAt))
    .limit(BATCH_MAX)
    .for('update', { skipLocked: true })
  return db
    .update(providerPayouts)
    .set({ attempts: sql`${providerPayouts.attempts} + 1`, nextCheckAt: new Date(now.getTime() + LEASE_MS) })
    .where(inArray(providerPayouts.id, due))
    .returning()
}

/** Null when there is nothing to send, or when the provider does not know the payout. */
async function askProvider({ db, providers, payouts }: PaymentsDeps, payout: Payout): Promise<PayoutReport | null> {
  const { id: payoutId, purpose, provider, providerRef, amountMinor, currency } = payout
  const bank: PayoutProvider | undefined = providers[provider]?.payouts
  if (!bank) throw new PaymentProviderError('unavailable', { provider, action: 'create-payout', code: 'no-provider' })
  if (providerRef !== null) return bank.fetch(providerRef)
  const request = await payouts[purpose].find(db, payoutId)
  return request && bank.create({ payoutId, amountMinor, currency, ...request })
}

interface Answered {
  payout: Payout
  report: PayoutReport | null
  now: Date
}

async function store(deps: PaymentsDeps, { payout, report, now }: Answered): Promise<boolean> {
  const { provider } = payout
  const outcome = report
    ? await deps.db.transaction((tx) => applyPayoutReport(tx, { ...deps, provider, report, now }))
    : 'mismatch'
  if (outcome === 'mismatch') deps.log.error({ payoutId: payout.id }, 'payout and provider disagree')
  if (outcome !== 'applied') await schedule(deps, payout, nextPayoutCheck(payout, now))
  return outcome === 'applied'
}

/** A refusal of a payout that the provider never had is final: an operator decides what happens to it. */
async function postpone(deps: PaymentsDeps, { payout, err, now }: { payout: Payout; err: unknown; now: Date }) {
  const isRefused = err instanceof PaymentProviderError && err.kind === 'refused' && payout.providerRef === null
  if (!isRefused) return schedule(deps, payout, nextPayoutCheck(payout, now))
  await deps.db
    .update(providerPayouts)
    .set({ state: 'refused', stateAt: now, reason: err.code, nextCheckAt: null })
    .where(sql`${providerPayouts.id} = ${payout.id} AND ${providerPayouts.state} = 'created'`)
}

/** Unless a report came in the meantime. */
async function schedule({ db }: PaymentsDeps, { id, state }: Payout, nextCheckAt: Date | null): Promise<void> {
  await db
    .update(providerPayouts)
    .set({ nextCheckAt })
    .where(sql`${eq(providerPayouts.id, id)} AND ${eq(providerPayouts.state, state)}`)
}
