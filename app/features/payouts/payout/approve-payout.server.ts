import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { bookLine } from './booking.server.ts'
import { listWaiting } from './contact-wait.server.ts'
import { readEarningsOf } from '#app/features/payouts/earnings/earnings.server.ts'
import { sentMail } from '#app/features/payouts/mails.ts'
import { lockPayout } from './payout.server.ts'
import { canApprove, canPay } from '#app/features/payouts/policy.ts'
import { notifySeller } from '#app/features/payouts/notify.server.ts'
import { payoutLines, payouts } from '#app/features/payouts/tables.server.ts'
import type { SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

export type ApprovePayoutOutcome =
  | { ok: true }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'same-person' | 'decided' }
  /**
   * Money of these sellers was held meanwhile, or waits after a change of their address: cancel the payout and prepare
   * it again.
   */
  | { ok: false; reason: 'money-held' | 'contact-changed'; sellers: readonly string[] }

/**
 * The second approval: by another operator, who is not paid by it. Books every line and notifies the sellers;
 * afterwards the bank file can be downloaded.
 */
export async function approvePayout(ctx: SiteContext, { id }: { id: string }): Promise<ApprovePayoutOutcome> {
  const { db, actor, now, config } = ctx
  return db.transaction(async (tx) => {
    if (!canPay(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockPayout(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { payout, lines } = found
    if (payout.state !== 'prepared') return { ok: false, reason: 'decided' }
    const sellers = lines.map(({ seller }) => seller)
    if (!canApprove(actor, { ...payout, sellers })) return { ok: false, reason: 'same-person' }
    const uncovered = await listUncovered(tx, { sellers, currency: payout.currency, now })
    if (uncovered.length > 0) return { ok: false, reason: 'money-held', sellers: uncovered }
    const waiting = await listWaiting(tx, { sellerIds: sellers.map((seller) => seller.id), now })
    if (waiting.length > 0) return { ok: false, reason: 'contact-changed', sellers: waiting }
    await tx
      .update(payouts)
      .set({ state: 'approved', approvedBy: actor.userId, approvedByName: actor.displayName, approvedAt: now })
      .where(eq(payouts.id, id))
    await tx.update(payoutLines).set({ state: 'sent', stateAt: now }).where(eq(payoutLines.payoutId, id))
    for (const { line } of lines) {
      const { currency } = payout
      await bookLine(tx, 'payout', { ...line, currency }, now)
      const mail = () => sentMail({ ...line, currency }, config)
      await notifySeller(tx, ctx, { sellerId: line.sellerId, key: `payout:${line.id}`, mail })
    }
    await recordAct(tx, ctx, { verb: 'approved', subject: { kind: 'payout', id }, detail: payout.number })
    return { ok: true }
  })
}

/** Names of sellers whose balance less holds does not cover the prepared amount any more. */
async function listUncovered(
  tx: Db,
  { sellers, currency, now }: { sellers: readonly { id: string; displayName: string }[]; currency: string; now: Date },
): Promise<string[]> {
  const earnings = await readEarningsOf(tx, { sellerIds: sellers.map(({ id }) => id), now })
  return sellers.flatMap(({ id, displayName }) => {
    const own = earnings.get(id)?.find((entry) => entry.currency === currency)
    const isCovered = own !== undefined && own.balanceMinor - own.holdsMinor >= own.preparedMinor
    return isCovered ? [] : [displayName]
  })
}
