import { recordAct } from '#app/features/audit/record-act.server.ts'
import { holdMail } from '#app/features/payouts/mails.ts'
import { canHold } from '#app/features/payouts/policy.ts'
import { notifySeller } from '#app/features/payouts/notify.server.ts'
import { HOLD_DAYS_MAX, HOLD_MINOR_MAX, type HoldInput } from '#app/features/payouts/schema.ts'
import { lockSeller } from '#app/features/payouts/seller.server.ts'
import { sellerHolds } from '#app/features/payouts/tables.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import { one } from '#app/platform/db/one.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { formatMoney } from '#app/platform/money.ts'

export type PlaceHoldOutcome =
  | { ok: true; id: string; isMailed: boolean }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'invalid' }

/**
 * Holds an amount of a seller's balance back from payouts, with a reason and for at most 30 days. An operator cannot
 * hold their own money.
 */
export async function placeHold(ctx: SiteContext, input: HoldInput): Promise<PlaceHoldOutcome> {
  const { db, actor, now, config } = ctx
  const { sellerId, currency, amountMinor, days, reason } = input
  const isSane = amountMinor > 0 && amountMinor <= HOLD_MINOR_MAX && days >= 1 && days <= HOLD_DAYS_MAX
  if (!isSane || reason.trim() === '') return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx) => {
    const seller = await lockSeller(tx, sellerId)
    if (!canHold(actor, seller ?? { userId: null })) return { ok: false, reason: 'not-allowed' }
    if (!seller) return { ok: false, reason: 'not-found' }
    const hold = { sellerId, currency, amountMinor, reason, endsAt: new Date(now.getTime() + days * DAY_MS) }
    const placed = one(
      await tx
        .insert(sellerHolds)
        .values({ ...hold, placedBy: actor.userId, placedAt: now })
        .returning({ id: sellerHolds.id }),
    )
    const detail = `${formatMoney(amountMinor, currency)} of ${seller.displayName}, ${days} days`
    await recordAct(tx, ctx, { verb: 'added', subject: { kind: 'hold', id: placed.id }, detail })
    const key = `hold:${placed.id}`
    const isMailed = await notifySeller(tx, ctx, { sellerId, key, mail: () => holdMail(hold, config) })
    return { ok: true, id: placed.id, isMailed }
  })
}
