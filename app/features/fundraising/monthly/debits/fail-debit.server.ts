import { and, desc, eq, inArray } from 'drizzle-orm'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { FullMandate } from '#app/features/fundraising/monthly/mandate.server.ts'
import { mandateDebits } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { FAILED_MONTHS_MAX, RETRY_AFTER_DAYS, TRIES_MAX } from '#app/features/fundraising/monthly/mandate-rules.ts'
import { failedMail } from '#app/features/fundraising/monthly/mails/mails.ts'
import { announceDebit } from './notice-debits.server.ts'
import { addDays } from '#app/features/fundraising/monthly/schedule.ts'
import { endAndTell, factsOf, tell, type Telling } from '#app/features/fundraising/monthly/mails/tell.server.ts'

interface Failing {
  full: FullMandate
  debitId: string
  /** False when the bank never answered: it may still pay, so it is not asked again. */
  mayRetry: boolean
}

/**
 * The bank refused a debit of a locked mandate: it is announced again, as often as the rules allow, or given up for
 * this month. After two such months the mandate ends.
 */
export async function failDebit(tx: Db, ctx: Telling, { full, debitId, mayRetry }: Failing): Promise<void> {
  const { mandate } = full
  const isSent = and(eq(mandateDebits.id, debitId), eq(mandateDebits.state, 'sent'))
  const [debit] = await tx.select().from(mandateDebits).where(isSent)
  if (!debit) return
  const retryOn = addDays(dayOfIndia(ctx.now), RETRY_AFTER_DAYS)
  const isRetried =
    mayRetry &&
    debit.noticedAt !== null &&
    mandate.endedAt === null &&
    debit.tries < TRIES_MAX &&
    retryOn <= debit.retryUntil &&
    retryOn <= mandate.endsOn &&
    // Nothing is taken in a pause that began meanwhile.
    (mandate.pausedUntil === null || retryOn >= mandate.pausedUntil)
  if (isRetried) {
    const changes = { state: 'noticed', dueOn: retryOn, noticedAt: ctx.now, nextSendAt: null } as const
    await tx.update(mandateDebits).set(changes).where(eq(mandateDebits.id, debit.id))
    await announceDebit(tx, ctx, { full, debit: { ...debit, dueOn: retryOn } })
    return
  }
  await tx.update(mandateDebits).set({ state: 'failed', nextSendAt: null }).where(eq(mandateDebits.id, debit.id))
  if (mandate.endedAt !== null) return
  // The payment with the approval: the supporter was on the page and knows.
  if (mandate.approvedAt === null) return endAndTell(tx, ctx, full, 'not-approved')
  if (await isUnpaid(tx, mandate.id)) return endAndTell(tx, ctx, full, 'unpaid')
  const mail = () => failedMail({ ...factsOf(full, ctx.site), nextOn: mandate.nextDebitOn })
  await tell(tx, ctx, { to: full, key: `failed:${debit.id}`, mail })
}

/** The last months that were not skipped all failed. */
async function isUnpaid(tx: Db, mandateId: string): Promise<boolean> {
  const isOver = and(eq(mandateDebits.mandateId, mandateId), inArray(mandateDebits.state, ['paid', 'failed']))
  const last = await tx
    .select({ state: mandateDebits.state })
    .from(mandateDebits)
    .where(isOver)
    .orderBy(desc(mandateDebits.month))
    .limit(FAILED_MONTHS_MAX)
  return last.length === FAILED_MONTHS_MAX && last.every(({ state }) => state === 'failed')
}
