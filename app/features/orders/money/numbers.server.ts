import { sql } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { one } from '#app/platform/db/one.ts'
import { inFinancialYear } from '#app/platform/text/numbering.server.ts'
import { marketCounters } from '#app/features/orders/tables.server.ts'

const ORDER_PREFIX = 'DO'
/** Before the seller's id, in the name of the series of their credit notes. */
const CREDIT_NOTE_SERIES = 'credit-note:'

/**
 * The next number of a series ('order', 'payout', a seller's id for their invoices, or 'credit-note:' with the id) in the financial year. Gapless: the
 * counter's row stays locked until the transaction ends, so take the number last.
 */
export async function takeNumber(tx: Db, series: string, now: Date): Promise<number> {
  const financialYear = financialYearOf(now)
  const counter = one(
    await tx
      .insert(marketCounters)
      .values({ series, financialYear, lastNumber: 1 })
      .onConflictDoUpdate({
        target: [marketCounters.series, marketCounters.financialYear],
        set: { lastNumber: sql`${marketCounters.lastNumber} + 1` },
      })
      .returning({ lastNumber: marketCounters.lastNumber }),
  )
  return counter.lastNumber
}

/** Format: 'DO-26-00042'. */
export async function takeOrderNumber(tx: Db, now: Date): Promise<string> {
  return `${ORDER_PREFIX}-${inFinancialYear(now, await takeNumber(tx, 'order', now))}`
}

/** Format: '26-00012', one series for each seller. */
export async function takeInvoiceNumber(tx: Db, sellerId: string, now: Date): Promise<string> {
  return inFinancialYear(now, await takeNumber(tx, sellerId, now))
}

const CREDIT_NOTE_PREFIX = 'CN'

/** Format: 'CN-26-00003', one series for each seller. */
export async function takeCreditNoteNumber(tx: Db, sellerId: string, now: Date): Promise<string> {
  const number = await takeNumber(tx, `${CREDIT_NOTE_SERIES}${sellerId}`, now)
  return `${CREDIT_NOTE_PREFIX}-${inFinancialYear(now, number)}`
}
