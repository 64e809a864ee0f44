import { recordAct } from '#app/features/audit/record-act.server.ts'
import { FULL_STATEMENT, statementError } from './return-photos.server.ts'
import { canDecideDispute, isDecidable } from './return-policy.ts'
import { refundable, refundReturn } from './return-refund.server.ts'
import { lockReturn, partiesOf, recordReturnStep } from './lock-return.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { formatMoney } from '#app/platform/money.ts'

export interface DecideDisputeInput {
  returnId: string
  verdict: 'refunded' | 'closed'
  /** With 'refunded': the amount; the whole requested amount when absent. */
  amountMinor?: number | undefined
  /** Shown to both sides. */
  words: string
}

export type DecideDisputeOutcome =
  | { ok: true }
  /**
   * not-possible: not disputed, or already decided. amount: not positive, or more than was requested and is still
   * held.
   */
  | { ok: false; reason: 'not-found' | 'not-allowed' | 'own' | 'not-possible' | 'words' | 'amount' }

/**
 * An operator decides a dispute: full refund, partial refund or no refund. Not allowed for an operator who bought or
 * sold the items. Returns without a step for two weeks can be decided as well.
 */
export async function decideDispute(ctx: SiteContext, input: DecideDisputeInput): Promise<DecideDisputeOutcome> {
  const { db, actor, now } = ctx
  const { returnId, verdict, words } = input
  return db.transaction(async (tx): Promise<DecideDisputeOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const locked = await lockReturn(tx, returnId)
    if (!locked) return { ok: false, reason: 'not-found' }
    if (!canDecideDispute(actor, partiesOf(locked))) return { ok: false, reason: 'own' }
    if (!isDecidable(locked.found, now)) return { ok: false, reason: 'not-possible' }
    if (statementError({ words, photos: [] }, FULL_STATEMENT)) return { ok: false, reason: 'words' }
    const isRefunded = verdict === 'refunded'
    const mostMinor = await refundable(tx, locked)
    const amountMinor = isRefunded ? (input.amountMinor ?? mostMinor) : 0
    if (isRefunded && !(Number.isSafeInteger(amountMinor) && amountMinor >= 1 && amountMinor <= mostMinor)) {
      return { ok: false, reason: 'amount' }
    }
    const { userId } = actor
    await recordReturnStep(tx, ctx, locked, {
      to: verdict,
      by: 'operator',
      words,
      photos: [],
      amountMinor,
      decidedBy: userId,
    })
    if (isRefunded) await refundReturn(tx, locked, { amountMinor, by: 'operator', userId, isRestocked: false, now })
    const returned = formatMoney(amountMinor, locked.order.currency)
    await recordAct(tx, ctx, {
      verb: isRefunded ? 'approved' : 'closed',
      subject: { kind: 'case', id: returnId },
      detail: `${locked.order.number}: ${isRefunded ? `${returned} goes back` : 'nothing goes back'}`,
    })
    return { ok: true }
  })
}
