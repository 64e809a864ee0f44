import { eq, sql } from 'drizzle-orm'
import { checkedAtCommit } from '#app/platform/db/checked-at-commit.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { prepared, valueFor, type Values } from '#app/platform/db/prepared.server.ts'
import { numberInSql, startOfNumber } from '#app/platform/text/numbering.server.ts'
import { contributions, receiptCounters } from '#app/features/fundraising/tables.server.ts'

const PREFIX = 'DY'

/**
 * Settles a gift under the next receipt number of the financial year: 'DY-26-00842'. Gapless: every other gift waits for the
 * counter's row until the transaction ends, so this is its last statement. The database writes the number, so that a server
 * that stops never holds the row.
 */
export async function settleUnderNextNumber(
  tx: Db,
  { contributionId, settledAt }: { contributionId: string; settledAt: Date },
): Promise<void> {
  const start = `${PREFIX}-${startOfNumber(settledAt)}`
  const values = { contributionId, settledAt, financialYear: financialYearOf(settledAt), start }
  await checkedAtCommit(tx, settleNext(tx, values))
}

interface Settling {
  contributionId: string
  settledAt: Date
  financialYear: number
  start: string
}

const settleNext = prepared((tx, { contributionId, settledAt, financialYear, start }: Values<Settling>) => {
  const counted = tx.$with('counted').as(
    tx
      .insert(receiptCounters)
      .values({ financialYear, lastNumber: 1 })
      .onConflictDoUpdate({
        target: receiptCounters.financialYear,
        set: { lastNumber: sql`${receiptCounters.lastNumber} + 1` },
      })
      .returning({ lastNumber: receiptCounters.lastNumber }),
  )
  return tx
    .with(counted)
    .update(contributions)
    .set({
      settledAt: valueFor(contributions.settledAt, settledAt),
      receiptNumber: numberInSql(start, counted.lastNumber),
    })
    .from(counted)
    .where(eq(contributions.id, contributionId))
})
