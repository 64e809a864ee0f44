import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { dayOfIndia, startOfIndianDay } from '#app/platform/time/indian-days.ts'
import { isPaused } from '#app/features/fundraising/policy.ts'
import { readCampaignState } from '#app/features/fundraising/rows/totals.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import {
  type FullMandate,
  lockMandate,
  type MonthlyDeps,
  skipDebit,
} from '#app/features/fundraising/monthly/mandate.server.ts'
import { type DebitRow, mandateDebits, mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { NOTICE_DAYS, RETRY_WITHIN_DAYS, type SkipReason } from '#app/features/fundraising/monthly/mandate-rules.ts'
import { noticeMail, skippedMail } from '#app/features/fundraising/monthly/mails/mails.ts'
import { addDays, dayFrom, debitDay, firstDebitDay, monthOf } from '#app/features/fundraising/monthly/schedule.ts'
import { factsOf, tell, type Telling } from '#app/features/fundraising/monthly/mails/tell.server.ts'

const BATCH_MAX = 50

/** Announces a batch of the debits of the next days, each in its own transaction. Returns the number announced. */
export async function noticeDebits({ db, clock, ...mails }: MonthlyDeps): Promise<number> {
  const ctx = { ...mails, now: clock() }
  const latest = addDays(dayOfIndia(ctx.now), NOTICE_DAYS)
  const { id, nextDebitOn, endedAt } = mandates
  const due = await db
    .select({ id })
    .from(mandates)
    .where(and(lte(nextDebitOn, latest), isNull(endedAt)))
    .orderBy(asc(nextDebitOn), asc(id))
    .limit(BATCH_MAX)
  let announced = 0
  for (const mandate of due) {
    const isAnnounced = await db.transaction(async (tx) => {
      const full = await lockMandate(tx, mandate.id)
      const day = full?.mandate.nextDebitOn
      return full && day && day <= latest ? announce(tx, ctx, { full, day }) : false
    })
    if (isAnnounced) announced++
  }
  return announced
}

async function announce(tx: Db, ctx: Telling, { full, day }: { full: FullMandate; day: string }): Promise<boolean> {
  const { mandate } = full
  const today = dayOfIndia(ctx.now)
  // While nothing ran: a month that was missed is not collected later.
  const isMissed = day < addDays(today, -RETRY_WITHIN_DAYS)
  const nextOn = isMissed ? firstDebitDay(today, mandate.dayOfMonth) : debitDay(day, { ...mandate, monthsLater: 1 })
  await tx.update(mandates).set({ nextDebitOn: nextOn, pausedUntil: null }).where(eq(mandates.id, mandate.id))
  const inTime = dayFrom(ctx.now, DAY_MS)
  const dueOn = day > inTime ? day : inTime
  if (isMissed || dueOn > mandate.endsOn) return false
  const after = nextOn <= mandate.endsOn ? nextOn : null
  if (mandate.state === 'paused') {
    await writeDebit(tx, full, { day, dueOn, skipReason: 'paused-at-bank' })
    return false
  }
  if (isPaused(await readCampaignState(tx, mandate.campaignId), startOfIndianDay(dueOn))) {
    const { id } = await writeDebit(tx, full, { day, dueOn, skipReason: 'campaign-paused' })
    const mail = () => skippedMail({ ...factsOf(full, ctx.site), nextOn: after })
    await tell(tx, ctx, { to: full, key: `skipped:${id}`, mail })
    return false
  }
  const debit = await writeDebit(tx, full, { day, dueOn, noticedAt: ctx.now })
  return announceDebit(tx, ctx, { full, debit })
}

/** Tells the supporter about a debit; without an address it is not taken. */
export async function announceDebit(
  tx: Db,
  ctx: Telling,
  { full, debit }: { full: FullMandate; debit: Pick<DebitRow, 'id' | 'dueOn' | 'tries' | 'amountMinor'> },
): Promise<boolean> {
  const { id, dueOn, tries, amountMinor } = debit
  const mail = () => noticeMail({ ...factsOf(full, ctx.site), amountMinor, dueOn, isRetry: tries > 0 })
  const isTold = await tell(tx, ctx, { to: full, key: `notice:${id}:${tries}`, mail })
  if (!isTold) await skipDebit(tx, debit, 'not-announced')
  return isTold
}

async function writeDebit(
  tx: Db,
  { mandate }: FullMandate,
  { day, dueOn, noticedAt, skipReason }: { day: string; dueOn: string; noticedAt?: Date; skipReason?: SkipReason },
): Promise<DebitRow> {
  return one(
    await tx
      .insert(mandateDebits)
      .values({
        mandateId: mandate.id,
        month: monthOf(day),
        state: skipReason ? 'skipped' : 'noticed',
        dueOn,
        retryUntil: addDays(dueOn, RETRY_WITHIN_DAYS),
        amountMinor: mandate.amountMinor,
        noticedAt,
        skipReason,
      })
      .returning(),
  )
}
