import { recordAct } from '#app/features/audit/commands/record-act.server.ts'
import { returnStock } from '#app/features/marketplace/listing/commands/return-stock.server.ts'
import { copy } from '#app/features/orders/copy.ts'
import { listLines, lockPartFor } from '#app/features/orders/shipments/lock-part.server.ts'
import { movePart } from '#app/features/orders/shipments/move-part.server.ts'
import { getPartTotals } from '#app/features/orders/shipments/part-totals.server.ts'
import { isCancellable, type Role } from '#app/features/orders/policy.ts'
import { notifyCancelled } from '#app/features/orders/notify.server.ts'
import { refundPart } from '#app/features/orders/money/refund-part.server.ts'
import { cutLine, REASON_CHARS_MAX } from '#app/features/orders/schema.ts'
import { type SiteContext, userIdOf } from '#app/platform/context.server.ts'
import { findPayment } from '#app/features/payments/queries.server.ts'

export type CancelOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'not-possible' | 'reason-missing' }

export interface CancelInput {
  by: Role
  /** The order's, for the buyer. */
  token?: string
  partId: string
  /** Whoever is not the buyer gives one. Buyer and seller read it. */
  reason: string
}

/** Cancels a paid part before it is sent: the pieces are free again, and all of its money goes back to the buyer. */
export async function cancelPart(ctx: SiteContext, { by, token, partId, reason }: CancelInput): Promise<CancelOutcome> {
  const { db, actor, now } = ctx
  const said = cutLine(reason, REASON_CHARS_MAX)
  return db.transaction(async (tx) => {
    const locked = await lockPartFor(tx, { actor, role: by, token, partId })
    if (!locked) return { ok: false, reason: 'not-found' }
    const { order, part, seller } = locked
    const payment = order.paymentId === null ? null : await findPayment(tx, order.paymentId)
    if (!isCancellable(part) || payment === null) return { ok: false, reason: 'not-possible' }
    if (by !== 'buyer' && said === '') return { ok: false, reason: 'reason-missing' }
    const shown = said || copy.reason.byBuyer
    const { totalMinor, refundedMinor } = await getPartTotals(tx, part.id)
    const amountMinor = totalMinor - refundedMinor
    await refundPart(tx, { part, amountMinor, key: `cancel:${part.id}`, caseId: null, reason: shown, now })
    const userId = userIdOf(actor)
    const cancelled = await movePart(tx, { part, to: 'cancelled', by, userId, reason: shown, now })
    await returnStock(tx, await listLines(tx, part.id))
    const notice = { order, isTest: payment.isTest, site: ctx.config, sealer: ctx.sealer, now }
    await notifyCancelled(tx, notice, { part: cancelled, sellerName: seller.displayName, reason: shown, amountMinor })
    if (by === 'operator') await recordAct(tx, ctx, { verb: 'cancelled', subject: { kind: 'order', id: order.number } })
    return { ok: true }
  })
}
