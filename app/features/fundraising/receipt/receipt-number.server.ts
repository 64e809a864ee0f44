import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { one } from '#app/platform/db/one.ts'
import { prepared, type Values } from '#app/platform/db/prepared.server.ts'
import { inFinancialYear } from '#app/platform/text/numbering.server.ts'
import { receiptCounters } from '#app/features/fundraising/tables.server.ts'

const PREFIX = 'DY'

/**
 * The next receipt number of the financial year: 'DY-26-00842'. Gapless: the counter's row stays locked until the
 * transaction ends, so take the number last.
 */
export async function takeReceiptNumber(tx: Db, settledAt: Date): Promise<string> {
  const financialYear = financialYearOf(settledAt)
  const { lastNumber } = one(await countOne(tx, { financialYear }))
  return `${PREFIX}-${inFinancialYear(settledAt, lastNumber)}`
}

const countOne = prepared((tx, { financialYear }: Values<{ financialYear: number }>) =>
  tx
    .insert(receiptCounters)
    .values({ financialYear, lastNumber: 1 })
    .onConflictDoUpdate({
      target: receiptCounters.financialYear,
      set: { lastNumber: sql`${receiptCounters.lastNumber} + 1` },
    })
    .returning({ lastNumber: receiptCounters.lastNumber }),
)
