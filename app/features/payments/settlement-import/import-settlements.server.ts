import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { asc, eq, min } from 'drizzle-orm'
import type { PaymentsDeps } from '#app/features/payments/ports.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { PaymentProvider } from '#app/platform/payments/provider.ts'
import { PaymentProviderError } from '#app/platform/payments/provider-error.ts'
import { DAY_MS, HOUR_MS } from '#app/platform/time/durations.ts'
import { importSettlement } from './import-settlement.server.ts'
import { findMissing, resolveMismatches } from './mismatches.server.ts'
import { SETTLED_DAYS_MAX } from './schema.ts'
import { settlementDays } from './tables.server.ts'

/** How far back an installation reads reports that it does not have. */
const DAYS_BACK_MAX = 60
/** Reports are read again for so many days, because providers add lines late. */
const DAYS_AGAIN = 3
const AGAIN_AFTER_MS = 20 * HOUR_MS

type ImportDeps = Pick<PaymentsDeps, 'db' | 'providers' | 'clock' | 'log'>

/**
 * Imports the settlement reports of all days that are over, each settlement in one transaction, and compares them with
 * our books. Run it every hour: a day is read once, and again on the next three days. Returns the number of days read.
 */
export async function importSettlements(deps: ImportDeps): Promise<number> {
  let read = 0
  for (const provider of Object.values(deps.providers)) {
    try {
      read += await importDays(deps, provider)
    } catch (error) {
      // The days that are not read yet are read in the next run.
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.error({ provider: provider.name, code: error.code }, 'settlement report could not be read')
    }
  }
  await resolveMismatches(deps.db, deps.clock())
  return read
}

async function importDays({ db, clock }: ImportDeps, { name: provider, settlements }: PaymentProvider) {
  const now = clock()
  const days = await listDueDays(db, provider, now)
  let read = 0
  try {
    for (const day of days) {
      const lines = await settlements.list({ day })
      for (const [, ofOne] of Map.groupBy(lines, ({ settlementId }) => settlementId)) {
        await db.transaction((tx) => importSettlement(tx, { provider, lines: ofOne, now }))
      }
      await db
        .insert(settlementDays)
        .values({ provider, day, importedAt: now })
        .onConflictDoUpdate({ target: [settlementDays.provider, settlementDays.day], set: { importedAt: now } })
      read++
    }
  } finally {
    // It compares all payments, and finds others only after another day was read, also when the next one cannot be.
    if (read > 0) await findMissing(db, { provider, days: SETTLED_DAYS_MAX, now })
  }
  return read
}

/** Of the first payment; null before there is one. Reads every payment of the provider. */
async function findFirstDay(db: Db, provider: string): Promise<string | null> {
  const [first] = await db
    .select({ at: min(payments.createdAt) })
    .from(payments)
    .where(eq(payments.provider, provider))
  return first?.at ? dayOfIndia(first.at) : null
}

/** Since the first payment, oldest first, without today. */
async function listDueDays(db: Db, provider: string, now: Date): Promise<string[]> {
  const imported = await db
    .select({ day: settlementDays.day, importedAt: settlementDays.importedAt })
    .from(settlementDays)
    .where(eq(settlementDays.provider, provider))
    .orderBy(asc(settlementDays.day))
  const lastRead = new Map(imported.map(({ day, importedAt }) => [day, importedAt]))
  const firstDay = imported[0]?.day ?? (await findFirstDay(db, provider))
  if (!firstDay) return []
  const sinceMs = Math.max(Date.parse(firstDay), now.getTime() - DAYS_BACK_MAX * DAY_MS)
  const today = dayOfIndia(now)
  const due: string[] = []
  for (let at = sinceMs; dayOfIndia(new Date(at)) < today; at += DAY_MS) {
    const day = dayOfIndia(new Date(at))
    const readAt = lastRead.get(day)
    const isFinal = readAt && readAt.getTime() > Date.parse(day) + (DAYS_AGAIN + 1) * DAY_MS
    if (!readAt || (!isFinal && now.getTime() > readAt.getTime() + AGAIN_AFTER_MS)) due.push(day)
  }
  return due
}
