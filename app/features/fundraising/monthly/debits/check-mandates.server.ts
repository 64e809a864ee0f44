import { asc, eq, inArray, lte } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { HOUR_MS, MINUTE_MS } from '#app/platform/time/durations.ts'
import { applyState } from '#app/features/fundraising/monthly/mandate-listener.server.ts'
import {
  findMandates,
  type FullMandate,
  type MonthlyDeps,
  lockMandate,
} from '#app/features/fundraising/monthly/mandate.server.ts'
import { mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'

const BATCH_MAX = 50
const PAUSE_MS_MIN = 2 * MINUTE_MS
const PAUSE_MS_MAX = 6 * HOUR_MS

/**
 * Asks the providers for the state of mandates without news, in growing intervals, and to cancel those that ended here.
 * Returns the number asked.
 */
export async function checkMandates(deps: MonthlyDeps): Promise<number> {
  const now = deps.clock()
  const due = await claimDue(deps.db, now)
  for (const full of due) {
    try {
      await check(deps, full, now)
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      // Asked again after its pause.
      deps.log.warn({ mandateId: full.mandate.id, code: error.code }, 'mandate could not be checked')
    }
  }
  return due.length
}

/** Claims by moving the next check ahead: no lock is held while a provider is called. */
function claimDue(db: Db, now: Date): Promise<FullMandate[]> {
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mandates.id, createdAt: mandates.createdAt, endedAt: mandates.endedAt })
      .from(mandates)
      .where(lte(mandates.nextCheckAt, now))
      .orderBy(asc(mandates.nextCheckAt))
      .limit(BATCH_MAX)
      .for('update', { skipLocked: true })
    for (const { id, createdAt, endedAt } of due) {
      const ageMs = now.getTime() - (endedAt ?? createdAt).getTime()
      const pauseMs = Math.min(Math.max(ageMs / 2, PAUSE_MS_MIN), PAUSE_MS_MAX)
      const nextCheckAt = new Date(now.getTime() + pauseMs)
      await tx.update(mandates).set({ nextCheckAt }).where(eq(mandates.id, id))
    }
    const ids = due.map(({ id }) => id)
    return ids.length === 0 ? [] : findMandates(tx, { where: inArray(mandates.id, ids), isLocked: false })
  })
}

const FINAL: ReadonlySet<string> = new Set(['cancelled', 'expired', 'rejected'])

async function check(deps: MonthlyDeps, { mandate, payment }: FullMandate, now: Date): Promise<void> {
  const { db, providers } = deps
  const { providerRef } = payment
  const provider = providers[payment.provider]?.mandates
  if (!provider || providerRef === null) return expireUnstarted(db, mandate, now)
  if (mandate.endedAt !== null && !FINAL.has(mandate.state)) await provider.cancel(providerRef)
  const report = await provider.fetch(providerRef)
  await db.transaction(async (tx) => {
    const full = await lockMandate(tx, mandate.id)
    if (!full || !report) return
    await applyState(tx, full, { ...deps, report, now })
    const isDone = full.mandate.endedAt === null ? report.state !== 'created' : FINAL.has(report.state)
    if (isDone) await tx.update(mandates).set({ nextCheckAt: null }).where(eq(mandates.id, mandate.id))
  })
}

/** The provider's page was never opened; the payment of the first gift ends it, then there is nothing to cancel. */
async function expireUnstarted(db: Db, { id, endedAt }: FullMandate['mandate'], now: Date): Promise<void> {
  if (endedAt === null || endedAt > now) return
  await db.update(mandates).set({ nextCheckAt: null }).where(eq(mandates.id, id))
}
