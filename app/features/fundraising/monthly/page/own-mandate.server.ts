import { and, eq, sql } from 'drizzle-orm'
import { findMandates, type FullMandate } from '#app/features/fundraising/monthly/mandate.server.ts'
import { mandateDebits, mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { debitDay, firstDebitDay, monthOf } from '#app/features/fundraising/monthly/schedule.ts'
import { TOKEN } from '#app/features/fundraising/schema.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

export type Refused<Reason extends string = never> = { ok: false; reason: 'not-found' | 'ended' | Reason }

/**
 * Changes the monthly gift of a link: its holder is treated as the supporter. It is locked, so that a debit which the
 * job is about to send waits for the change.
 */
export async function changeMandate<Outcome>(
  { db }: SiteContext,
  token: string,
  change: (tx: Db, full: FullMandate) => Promise<Outcome>,
): Promise<Outcome | Refused> {
  if (!TOKEN.test(token)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const [full] = await findMandates(tx, { where: eq(mandates.publicToken, token), isLocked: true })
    if (!full?.mandate.approvedAt) return { ok: false, reason: 'not-found' }
    return full.mandate.endedAt === null ? change(tx, full) : { ok: false, reason: 'ended' }
  })
}

/** The first day of a debit on `day` or later whose month has none yet. */
export async function nextFreeDay(tx: Db, { mandate }: FullMandate, day: string): Promise<string> {
  const [last] = await tx
    .select({ month: sql<string | null>`max(${mandateDebits.month})` })
    .from(mandateDebits)
    .where(and(eq(mandateDebits.mandateId, mandate.id)))
  const first = firstDebitDay(day, mandate.dayOfMonth)
  const lastMonth = last?.month ?? ''
  return monthOf(first) > lastMonth ? first : debitDay(`${lastMonth}-01`, { ...mandate, monthsLater: 1 })
}
