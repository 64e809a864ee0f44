import { and, eq, gt } from 'drizzle-orm'
import { AMOUNT_MINOR_MIN } from '#app/features/fundraising/gift-amounts.ts'
import { mandateDebits, mandates } from '#app/features/fundraising/monthly/mandate-tables.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { changeMandate, type Refused } from './own-mandate.server.ts'

export type ChangeOutcome = { ok: true } | Refused<'above-approved' | 'too-small'>

/**
 * Changes the amount of each month, up to what was approved. A payment that is announced gets smaller too, but not
 * larger: its notice said less.
 */
export function changeAmount(
  ctx: SiteContext,
  { token, amountMinor }: { token: string; amountMinor: number },
): Promise<ChangeOutcome> {
  return changeMandate(ctx, token, async (tx, { mandate: { id, maxMinor } }): Promise<ChangeOutcome> => {
    if (amountMinor > maxMinor) return { ok: false, reason: 'above-approved' }
    if (amountMinor < AMOUNT_MINOR_MIN) return { ok: false, reason: 'too-small' }
    await tx.update(mandates).set({ amountMinor }).where(eq(mandates.id, id))
    const isLarger = and(
      eq(mandateDebits.mandateId, id),
      eq(mandateDebits.state, 'noticed'),
      gt(mandateDebits.amountMinor, amountMinor),
    )
    await tx.update(mandateDebits).set({ amountMinor }).where(isLarger)
    return { ok: true }
  })
}
