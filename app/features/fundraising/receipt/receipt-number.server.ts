import { eq, sql } from 'drizzle-orm'
import { checkedAtCommit } from '#app/platform/db/checked-at-commit.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { prepared, valueFor, type Values } from '#app/platform/db/prepared.server.ts'
import { numberOfMail } from '#app/platform/mail/outbox.server.ts'
import { numberInSql, startOfNumber } from '#app/platform/text/numbering.server.ts'
import { contributions, receiptCounters } from '#app/features/fundraising/tables.server.ts'

const PREFIX = 'DY'

/**
 * Settles a gift under the next receipt number of the financial year: 'DY-26-00842'. Gapless: every other gift waits for
 * the counter's row until the transaction ends, so this is its last statement. The database writes the number, also for the
 * mail with `mailKey`, so that no server holds the row while it works or when it stops.
 */
export async function settleUnderNextNumber(
  tx: Db,
  { settledAt, ...gift }: { contributionId: string; settledAt: Date; mailKey: string },
): Promise<void> {
  const start = `${PREFIX}-${startOfNumber(settledAt)}`
  const values = { ...gift, settledAt, financialYear: financialYearOf(settledAt), start }
  await checkedAtCommit(tx, settleNext(tx, values))
}

interface Settling {
  contributionId: string
  mailKey: string
  settledAt: Date
  financialYear: number
  start: string
}

const settleNext = prepared((tx, { contributionId, mailKey, settledAt, financialYear, start }: Values<Settling>) => {
  const counted = tx.$with('counted').as(
    tx
      .insert(receiptCounters)
      .values({ financialYear, lastNumber: 1 })
      .onConflictDoUpdate({
        target: receiptCounters.financialYear,
        set: { lastNumber: sql`${receiptCounters.lastNumber} + 1` },
      })
      .returning({ number: numberInSql(start, receiptCounters.lastNumber).as('number') }),
  )
  const mailed = tx
    .$with('mailed')
    .as(numberOfMail(tx, { dedupeKey: mailKey, number: sql<string>`(SELECT ${counted.number} FROM ${counted})` }))
  return tx
    .with(counted, mailed)
    .update(contributions)
    .set({
      settledAt: valueFor(contributions.settledAt, settledAt),
      receiptNumber: sql`${counted.number}`,
    })
    .from(counted)
    .where(eq(contributions.id, contributionId))
})
