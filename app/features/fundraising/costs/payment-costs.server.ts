import { dayOfIndia, formatDay } from '#app/platform/time/indian-days.ts'
import { type ActionOutcome, formAction } from '#app/features/resource-editor/actions.server.ts'
import { missing } from '#app/features/resource-editor/answers.server.ts'
import { defineResource } from '#app/features/resource-editor/define-resource.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'
import { listPaymentCosts } from './cost-queries.server.ts'
import { costForm, endCostForm } from './forms.ts'
import { addPaymentCost, endPaymentCost } from './save-payment-cost.server.ts'

type Row = Awaited<ReturnType<typeof listPaymentCosts>>[number]

export const costs = defineResource({
  path: '/operator/payment-costs',
  list: ({ db }) => listPaymentCosts(db),
  entry: (row, { now }) => ({
    id: row.id,
    title: copy.entry(row.instrument, row.basisPoints, row.fixedMinor > 0 ? formatMoney(row.fixedMinor, 'INR') : null),
    line:
      row.untilDay === null
        ? copy.from(formatDay(row.fromDay), row.taxBasisPoints)
        : copy.until(formatDay(row.fromDay), formatDay(row.untilDay), row.taxBasisPoints),
    tags: [tagOf(row, dayOfIndia(now))],
  }),
  values: ({ untilDay, reason }) => ({ untilDay: untilDay ?? '', reason }),
  add: formAction(costForm, async (ctx, { percent, fixed, tax, ...values }) =>
    outcomeOf(await addPaymentCost(ctx, { basisPoints: percent, fixedMinor: fixed, taxBasisPoints: tax, ...values })),
  ),
  change: formAction(endCostForm, async (ctx, values, id) => {
    if (!isUuid(id)) throw missing()
    const outcome = await endPaymentCost(ctx, { id, ...values })
    return outcomeOf(outcome.ok ? { ok: true, id } : outcome)
  }),
  refused: copy.refused,
})

const outcomeOf = (outcome: ActionOutcome & { reason?: string }): ActionOutcome =>
  !outcome.ok && outcome.reason === 'ends-too-early'
    ? { ok: false, reason: outcome.reason, field: 'untilDay' }
    : outcome

function tagOf({ fromDay, untilDay }: Pick<Row, 'fromDay' | 'untilDay'>, today: string) {
  const { tags } = copy
  if (fromDay > today) return { words: tags.planned, tone: 'wait' as const }
  return untilDay !== null && untilDay < today
    ? { words: tags.ended, tone: 'plain' as const }
    : { words: tags.now, tone: 'good' as const }
}
