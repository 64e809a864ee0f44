import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { bookLine } from './booking.server.ts'
import { lockPayout } from './payout.server.ts'
import { canPay } from '#app/features/payouts/policy.ts'
import { isUnanswered } from '#app/features/payouts/schema.ts'
import { payoutLines } from '#app/features/payouts/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

export type MarkPaidOutcome =
  | { ok: true; noted: number }
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-possible' }

/** Records that the bank paid a line, or, without `lineId`, all open lines: those that did not come back. */
export async function markPaid(
  ctx: CommandContext,
  { id, lineId = null }: { id: string; lineId?: string | null },
): Promise<MarkPaidOutcome> {
  const { db, actor, now } = ctx
  return db.transaction(async (tx) => {
    if (!canPay(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockPayout(tx, id)
    if (!found) return { ok: false, reason: 'not-found' }
    const { payout, lines } = found
    const open = lines.filter(({ line }) => isUnanswered(line) && (lineId === null || line.id === lineId))
    if (open.length === 0) return { ok: false, reason: 'not-possible' }
    for (const { line } of open) {
      await tx.update(payoutLines).set({ state: 'paid', stateAt: now }).where(eq(payoutLines.id, line.id))
      await bookLine(tx, 'payout-paid', { ...line, currency: payout.currency }, now)
    }
    const detail = `${payout.number}: ${open.length} arrived`
    await recordAct(tx, ctx, { verb: 'checked', subject: { kind: 'payout', id }, detail })
    return { ok: true, noted: open.length }
  })
}
