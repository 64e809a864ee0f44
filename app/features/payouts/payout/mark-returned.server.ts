import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { bookLine } from './booking.server.ts'
import { returnedMail } from '#app/features/payouts/mails.ts'
import { lockPayout } from './payout.server.ts'
import { canPay } from '#app/features/payouts/policy.ts'
import { notifySeller } from '#app/features/payouts/notify.server.ts'
import { payoutLines } from '#app/features/payouts/tables.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'

export type MarkReturnedOutcome = { ok: true } | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-possible' }

/**
 * Records that the bank returned a line: the money is in the seller's balance again, and they read the bank's reason.
 */
export async function markReturned(
  ctx: SiteContext,
  { id, lineId, reason }: { id: string; lineId: string; reason: string },
): Promise<MarkReturnedOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx) => {
    if (!canPay(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockPayout(tx, id)
    const line = found?.lines.find((entry) => entry.line.id === lineId)?.line
    if (!found || !line) return { ok: false, reason: 'not-found' }
    if (line.state !== 'sent') return { ok: false, reason: 'not-possible' }
    const { currency, number } = found.payout
    await tx.update(payoutLines).set({ state: 'returned', stateAt: now, reason }).where(eq(payoutLines.id, lineId))
    await bookLine(tx, 'payout-returned', { ...line, currency }, now)
    await recordAct(tx, ctx, {
      verb: 'changed',
      subject: { kind: 'payout', id },
      detail: `${number}: one line came back`,
    })
    const mail = () => returnedMail({ ...line, currency, reason }, config)
    await notifySeller(tx, ctx, { sellerId: line.sellerId, key: `payout-returned:${lineId}`, mail })
    return { ok: true }
  })
}
