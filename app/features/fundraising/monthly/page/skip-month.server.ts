import { eq } from 'drizzle-orm'
import { findNoticed, skipDebit } from '#app/features/fundraising/monthly/mandate.server.ts'
import { mandateDebits, mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import { debitDay, monthOf } from '#app/features/fundraising/monthly/schedule.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { changeMandate, type Refused } from './own-mandate.server.ts'

export type SkipOutcome = { ok: true } | Refused

/** Leaves out the next payment: the announced one, or that of the next month. */
export function skipMonth(ctx: SiteContext, { token }: { token: string }): Promise<SkipOutcome> {
  return changeMandate(ctx, token, async (tx, { mandate }): Promise<SkipOutcome> => {
    const noticed = await findNoticed(tx, mandate.id)
    if (noticed) {
      await skipDebit(tx, noticed, 'supporter')
      return { ok: true }
    }
    const day = mandate.nextDebitOn
    if (!day) return { ok: false, reason: 'ended' }
    const { id: mandateId, amountMinor } = mandate
    const skipped = { state: 'skipped', skipReason: 'supporter', dueOn: day, retryUntil: day } as const
    await tx.insert(mandateDebits).values({ mandateId, month: monthOf(day), amountMinor, ...skipped })
    await tx
      .update(mandates)
      .set({ nextDebitOn: debitDay(day, { ...mandate, monthsLater: 1 }) })
      .where(eq(mandates.id, mandateId))
    return { ok: true }
  })
}
