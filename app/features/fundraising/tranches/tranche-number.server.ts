import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { inFinancialYear } from '#app/platform/text/numbering.server.ts'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { trancheCounters } from './tables.server.ts'

const PREFIX = 'TR'

/** Format: 'TR-26-00007'. The counter's row stays locked until the transaction ends, so take the number last. */
export async function takeTrancheNumber(tx: Db, now: Date): Promise<string> {
  const counter = one(
    await tx
      .insert(trancheCounters)
      .values({ financialYear: financialYearOf(now), lastNumber: 1 })
      .onConflictDoUpdate({
        target: trancheCounters.financialYear,
        set: { lastNumber: sql`${trancheCounters.lastNumber} + 1` },
      })
      .returning({ lastNumber: trancheCounters.lastNumber }),
  )
  return `${PREFIX}-${inFinancialYear(now, counter.lastNumber)}`
}
