import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { and, desc, gte, isNull, lte, or } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { costOf } from './payment-cost.ts'
import { paymentCosts } from './cost-tables.server.ts'

export interface PromisedCost {
  costMinor: number
  /** The row that it comes from; null without one in force. */
  costRuleId: string | null
}

/**
 * The payment costs to promise for a gift on this day: those of the dearest instrument, because the donor chooses one
 * on the provider's page. None when no row is in force.
 */
export async function readPromisedCost(
  db: Db,
  { amountMinor, now }: { amountMinor: number; now: Date },
): Promise<PromisedCost> {
  const today = dayOfIndia(now)
  const { fromDay, untilDay } = paymentCosts
  const rows = await db
    .select()
    .from(paymentCosts)
    .where(and(lte(fromDay, today), or(isNull(untilDay), gte(untilDay, today))))
    .orderBy(desc(fromDay), paymentCosts.instrument)
  const none: PromisedCost = { costMinor: 0, costRuleId: null }
  return rows.reduce((dearest, row) => {
    const costMinor = costOf(row, amountMinor)
    return dearest.costRuleId === null || costMinor > dearest.costMinor ? { costMinor, costRuleId: row.id } : dearest
  }, none)
}

/** Every row, also ended ones, the newest of each instrument first. For operators. */
export const listPaymentCosts = (db: Db) =>
  db.select().from(paymentCosts).orderBy(paymentCosts.instrument, desc(paymentCosts.fromDay))
