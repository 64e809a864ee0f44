import { eq } from 'drizzle-orm'
import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { findNoticed, skipDebit } from '#app/features/fundraising/monthly/mandate.server.ts'
import { PAUSE_MONTHS_MAX } from '#app/features/fundraising/monthly/mandate-rules.ts'
import { mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { dayFrom, dayOfMonth, debitDay } from '#app/features/fundraising/monthly/schedule.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { changeMandate, nextFreeDay, type Refused } from './own-mandate.server.ts'

export type PauseOutcome = { ok: true } | Refused<'past' | 'too-far'>

/** Takes nothing before a day, like '2027-02-01'. */
export function pauseGiving(
  ctx: SiteContext,
  { token, until }: { token: string; until: string },
): Promise<PauseOutcome> {
  return changeMandate(ctx, token, async (tx, full): Promise<PauseOutcome> => {
    const today = dayOfIndia(ctx.now)
    if (until <= today) return { ok: false, reason: 'past' }
    const latest = debitDay(today, { dayOfMonth: dayOfMonth(today), monthsLater: PAUSE_MONTHS_MAX })
    if (until > latest || until > full.mandate.endsOn) return { ok: false, reason: 'too-far' }
    const noticed = await findNoticed(tx, full.mandate.id)
    if (noticed && noticed.dueOn < until) await skipDebit(tx, noticed, 'supporter')
    const nextDebitOn = await nextFreeDay(tx, full, until)
    await tx.update(mandates).set({ pausedUntil: until, nextDebitOn }).where(eq(mandates.id, full.mandate.id))
    return { ok: true }
  })
}

export type ResumeOutcome = { ok: true } | Refused<'not-paused'>

/** Ends the pause now; the next payment is announced at least 24 hours before. */
export function resumeGiving(ctx: SiteContext, { token }: { token: string }): Promise<ResumeOutcome> {
  return changeMandate(ctx, token, async (tx, full): Promise<ResumeOutcome> => {
    const { id, pausedUntil } = full.mandate
    if (pausedUntil === null) return { ok: false, reason: 'not-paused' }
    const nextDebitOn = await nextFreeDay(tx, full, dayFrom(ctx.now, DAY_MS))
    await tx.update(mandates).set({ pausedUntil: null, nextDebitOn }).where(eq(mandates.id, id))
    return { ok: true }
  })
}
