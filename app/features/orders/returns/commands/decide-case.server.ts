import { recordAct } from '#app/features/audit/commands/record-act.server.ts'
import { FULL_WORDS, refuseSaid } from '#app/features/orders/returns/case-photos.server.ts'
import { canDecideCase, isDecidable } from '#app/features/orders/returns/case-policy.ts'
import { refundable, refundCase } from '#app/features/orders/returns/case-refund.server.ts'
import { lockCase, partiesOf, takeStep } from '#app/features/orders/returns/case.server.ts'
import { isOperator, type SiteContext } from '#app/platform/context.server.ts'
import { formatMoney } from '#app/platform/money.ts'

export interface DecideCaseInput {
  caseId: string
  verdict: 'refunded' | 'closed'
  /** With 'refunded': what goes back; all that was asked for unless given. */
  amountMinor?: number | undefined
  /** Both sides read them. */
  words: string
}

export type DecideCaseOutcome =
  | { ok: true }
  /** not-possible: it is not at the desk, or was decided. amount: none, or more than was asked for and is still held. */
  | { ok: false; reason: 'not-found' | 'not-allowed' | 'own' | 'not-possible' | 'words' | 'amount' }

/**
 * The market desk decides a dispute: all that was asked for goes back, a part of it, or nothing. An operator who bought
 * or sold the thing does not decide it. Cases in which nobody moved for two weeks can be decided as well.
 */
export async function decideCase(ctx: SiteContext, input: DecideCaseInput): Promise<DecideCaseOutcome> {
  const { db, actor, now } = ctx
  const { caseId, verdict, words } = input
  return db.transaction(async (tx): Promise<DecideCaseOutcome> => {
    if (!isOperator(actor)) return { ok: false, reason: 'not-allowed' }
    const locked = await lockCase(tx, caseId)
    if (!locked) return { ok: false, reason: 'not-found' }
    if (!canDecideCase(actor, partiesOf(locked))) return { ok: false, reason: 'own' }
    if (!isDecidable(locked.found, now)) return { ok: false, reason: 'not-possible' }
    if (refuseSaid({ words, photos: [] }, FULL_WORDS)) return { ok: false, reason: 'words' }
    const isRefunded = verdict === 'refunded'
    const mostMinor = await refundable(tx, locked)
    const amountMinor = isRefunded ? (input.amountMinor ?? mostMinor) : 0
    if (isRefunded && !(Number.isSafeInteger(amountMinor) && amountMinor >= 1 && amountMinor <= mostMinor)) {
      return { ok: false, reason: 'amount' }
    }
    const { userId } = actor
    await takeStep(tx, ctx, locked, { to: verdict, by: 'operator', words, photos: [], amountMinor, decidedBy: userId })
    if (isRefunded) await refundCase(tx, locked, { amountMinor, by: 'operator', userId, isRestocked: false, now })
    const returned = formatMoney(amountMinor, locked.order.currency)
    await recordAct(tx, ctx, {
      verb: isRefunded ? 'approved' : 'closed',
      subject: { kind: 'case', id: caseId },
      detail: `${locked.order.number}: ${isRefunded ? `${returned} goes back` : 'nothing goes back'}`,
    })
    return { ok: true }
  })
}
