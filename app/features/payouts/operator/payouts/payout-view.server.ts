import type { OperatorPayout, OperatorPayoutLine, Preparable } from '#app/features/payouts/views.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import { formatDateTime } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { copy } from './copy.ts'

const TONES = { prepared: 'wait', approved: 'good', cancelled: 'plain' } as const
const BULK_CURRENCY = 'INR'

export function readyView({ currency, sellers, sumMinor, withoutAccount }: Preparable) {
  return {
    currency,
    sum: formatMoney(sumMinor, currency),
    hasAny: sellers.length > 0,
    line: copy.ready.line(sellers.length),
    isByHand: currency !== BULK_CURRENCY,
    withoutAccount: withoutAccount > 0 ? copy.ready.withoutAccount(withoutAccount) : null,
    sellers: sellers.map(({ id, name, amountMinor }) => ({ id, name, amount: formatMoney(amountMinor, currency) })),
  }
}
export type Ready = ReturnType<typeof readyView>

export function entryOf(payout: OperatorPayout): EditorEntry {
  const { id, number, currency, sumMinor, linesCount, state, openCount, returnedCount, notedCount } = payout
  const tags: EditorEntry['tags'][number][] = [{ words: copy.states[state], tone: TONES[state] }]
  if (state === 'approved' && openCount > 0) tags.push({ words: copy.open(openCount), tone: 'wait' })
  if (notedCount > 0) tags.push({ words: copy.noted(notedCount), tone: 'wait' })
  if (returnedCount > 0) tags.push({ words: copy.returned(returnedCount), tone: 'bad' })
  return { id, title: number, line: copy.line(formatMoney(sumMinor, currency), linesCount), tags }
}

interface Chosen {
  lines: readonly OperatorPayoutLine[]
  isPreparedByYou: boolean
  isYours: boolean
}

export function payoutView(payout: OperatorPayout, { lines, isPreparedByYou, isYours }: Chosen) {
  const { id, number, currency, state, sumMinor } = payout
  const { facts } = copy
  const by = (name: string | null, at: Date | null) => (at ? facts.by(name ?? '', formatDateTime(at)) : null)
  const rows = [
    [facts.sum, copy.line(formatMoney(sumMinor, currency), lines.length)],
    [facts.prepared, by(payout.preparedByName, payout.preparedAt)],
    [facts.approved, by(payout.approvedByName, payout.approvedAt)],
    [facts.cancelled, payout.cancelledAt && formatDateTime(payout.cancelledAt)],
  ] as const
  return {
    id,
    number,
    state,
    sum: formatMoney(sumMinor, currency),
    isByHand: currency !== BULK_CURRENCY,
    isPreparedByYou,
    isYours,
    facts: rows.flatMap(([term, words]) => (words ? [{ term, words }] : [])),
    lines: lines.map(({ amountMinor, ...line }) => ({
      ...line,
      amount: formatMoney(amountMinor, currency),
    })),
    openCount: lines.filter((line) => line.state === 'sent').length,
  }
}
export type Payout = ReturnType<typeof payoutView>
