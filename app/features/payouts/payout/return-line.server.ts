import { eq } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { bookLine } from './booking.server.ts'
import { returnedMail } from '#app/features/payouts/mails.ts'
import { lockPayout } from './payout.server.ts'
import { canApprove, canPay } from '#app/features/payouts/policy.ts'
import { notifySeller } from '#app/features/payouts/notify.server.ts'
import { payoutLines } from '#app/features/payouts/tables.server.ts'
import type { CommandContext, Member, SiteContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

export type ReturnOutcome =
  | { ok: true }
  /** `same-person`: who noted it, or is paid by it. */
  | { ok: false; reason: 'not-allowed' | 'not-found' | 'not-possible' | 'same-person' }

interface AskedLine {
  id: string
  lineId: string
}

/** Notes that the bank returned a line, with its reason. Nothing moves until another operator confirms it. */
export async function noteReturned(
  ctx: CommandContext,
  { reason, ...asked }: AskedLine & { reason: string },
): Promise<ReturnOutcome> {
  return onSentLine(ctx, asked, async (tx, { line, number, actor }) => {
    if (line.returnNotedBy !== null) return { ok: false, reason: 'not-possible' }
    await tx
      .update(payoutLines)
      .set({ reason, returnNotedBy: actor.userId, returnNotedByName: actor.displayName, returnNotedAt: ctx.now })
      .where(eq(payoutLines.id, line.id))
    const detail = `${number}: one line came back, to be confirmed`
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'payout', id: asked.id }, detail })
    return { ok: true }
  })
}

/**
 * The second approval, by the rule of payouts: another operator, who is not paid by the line. The money is in the seller's
 * balance again, and they read the bank's reason.
 */
export async function confirmReturned(ctx: SiteContext, asked: AskedLine): Promise<ReturnOutcome> {
  const { now, config } = ctx
  return onSentLine(ctx, asked, async (tx, { line, seller, currency, number, actor }) => {
    if (line.returnNotedBy === null) return { ok: false, reason: 'not-possible' }
    if (!canApprove(actor, { preparedBy: line.returnNotedBy, sellers: [seller] }))
      return { ok: false, reason: 'same-person' }
    await tx
      .update(payoutLines)
      .set({ state: 'returned', stateAt: now, returnConfirmedBy: actor.userId })
      .where(eq(payoutLines.id, line.id))
    await bookLine(tx, 'payout-returned', { ...line, currency }, now)
    const detail = `${number}: one line came back`
    await recordAct(tx, ctx, { verb: 'approved', subject: { kind: 'payout', id: asked.id }, detail })
    const mail = () => returnedMail({ ...line, currency, reason: line.reason ?? '' }, config)
    await notifySeller(tx, ctx, { sellerId: line.sellerId, key: `payout-returned:${line.id}`, mail })
    return { ok: true }
  })
}

/** Withdraws a note that was wrong: any operator can, since nothing moved. */
export async function withdrawReturned(ctx: CommandContext, asked: AskedLine): Promise<ReturnOutcome> {
  return onSentLine(ctx, asked, async (tx, { line, number }) => {
    if (line.returnNotedBy === null) return { ok: false, reason: 'not-possible' }
    await tx
      .update(payoutLines)
      .set({ reason: null, returnNotedBy: null, returnNotedByName: null, returnNotedAt: null })
      .where(eq(payoutLines.id, line.id))
    const detail = `${number}: one line did not come back`
    await recordAct(tx, ctx, { verb: 'changed', subject: { kind: 'payout', id: asked.id }, detail })
    return { ok: true }
  })
}

interface SentLine {
  line: typeof payoutLines.$inferSelect
  seller: { userId: string | null }
  currency: string
  number: string
  actor: Member
}

/** Runs `act` with the payout locked, on a line that the bank has not answered. */
function onSentLine(
  { db, actor }: CommandContext,
  { id, lineId }: AskedLine,
  act: (tx: Db, found: SentLine) => Promise<ReturnOutcome>,
): Promise<ReturnOutcome> {
  return db.transaction(async (tx): Promise<ReturnOutcome> => {
    if (!canPay(actor)) return { ok: false, reason: 'not-allowed' }
    const found = await lockPayout(tx, id)
    const entry = found?.lines.find(({ line }) => line.id === lineId)
    if (!found || !entry) return { ok: false, reason: 'not-found' }
    if (entry.line.state !== 'sent') return { ok: false, reason: 'not-possible' }
    return act(tx, { ...entry, currency: found.payout.currency, number: found.payout.number, actor })
  })
}
