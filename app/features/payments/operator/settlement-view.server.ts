import { formatDay } from '#app/platform/time/indian-days.ts'
import type { EditorEntry } from '#app/features/resource-editor/fields.ts'
import type {
  ListedMismatch,
  ListedSettlement,
  listSettlementLines,
} from '#app/features/payments/settlement-import/mismatch-queries.server.ts'
import { EXPLAINED_DAYS_MAX } from '#app/features/payments/settlement-import/schema.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate, formatDateTime } from '#app/platform/time/dates.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { dueText } from '#app/platform/time/due.ts'
import { copy } from './copy.ts'

/** The id of the entry for what is in no settlement. */
export const NOT_SETTLED = 'not-settled'

/** With its sign: the other side of a payment is a refund. */
const money = (minor: number, currency: string) => `${minor < 0 ? '−' : ''}${formatMoney(Math.abs(minor), currency)}`

export function entryOf({ settlement, netMinor, currency, linesCount, openCount }: ListedSettlement): EditorEntry {
  const isBooked = settlement.bookedAt !== null
  const state = isBooked
    ? ({ words: copy.tags.booked, tone: 'good' } as const)
    : ({ words: copy.tags.notBooked, tone: 'wait' } as const)
  const open = openCount > 0 ? [{ words: copy.tags.open(openCount), tone: 'bad' } as const] : []
  return {
    id: settlement.id,
    title: formatDay(settlement.settledOn),
    line: copy.line(money(netMinor, currency), linesCount),
    tags: [...open, state],
  }
}

export function missingEntry([first]: readonly ListedMismatch[]): EditorEntry[] {
  if (!first) return []
  const { allCount, openCount } = first
  const tags = openCount > 0 ? [{ words: copy.tags.open(openCount), tone: 'bad' } as const] : []
  const { title, line } = copy.missing
  return [{ id: NOT_SETTLED, title, line: line(allCount), tags }]
}

/** That a list of mismatches does not show all. */
export function mismatchesCut(mismatches: readonly ListedMismatch[]): string | null {
  const all = mismatches[0]?.allCount ?? 0
  return all > mismatches.length ? copy.mismatches.cut(mismatches.length, all) : null
}

export function settlementView(
  { settlement, linesCount, ...sums }: ListedSettlement,
  lines: Awaited<ReturnType<typeof listSettlementLines>>,
) {
  const { provider, ref, utr, settledOn, bookedAt } = settlement
  const { facts } = copy
  const inWords = (minor: number) => money(minor, sums.currency)
  return {
    title: formatDay(settledOn),
    isBooked: bookedAt !== null,
    facts: [
      [facts.provider, provider] as const,
      [facts.ref, ref] as const,
      ...(utr ? [[facts.utr, utr] as const] : []),
      [facts.gross, inWords(sums.grossMinor)] as const,
      [facts.fee, inWords(sums.feeMinor)] as const,
      [facts.tax, inWords(sums.taxMinor)] as const,
      [facts.net, inWords(sums.netMinor)] as const,
      ...(bookedAt ? [[facts.booked, formatDateTime(bookedAt)] as const] : []),
    ],
    cut: linesCount > lines.length ? copy.lines.cut(lines.length, linesCount) : null,
    lines: lines.map(({ id, kind, entityRef, currency, grossMinor, feeMinor, taxMinor, netMinor }) => ({
      id,
      what: copy.lines.kinds[kind],
      entityRef,
      gross: money(grossMinor, currency),
      fee: feeMinor + taxMinor === 0 ? copy.lines.withoutFee : copy.lines.fees(money(feeMinor + taxMinor, currency)),
      net: copy.lines.paid(money(netMinor, currency)),
    })),
  }
}

export function mismatchView({ mismatch, entityRef }: ListedMismatch, now: Date) {
  const { id, reason, reportedMinor, bookedMinor, currency, foundAt, resolvedAt, explainedAt, explanation } = mismatch
  const words = copy.mismatches
  const dueAt = new Date(foundAt.getTime() + EXPLAINED_DAYS_MAX * DAY_MS)
  const amount = (minor: number) => money(minor, currency ?? 'INR')
  return {
    id,
    title: words.reasons[reason],
    hint: words.hints[reason] ?? null,
    entityRef: entityRef ?? (mismatch.settlementId === null ? mismatch.key : null),
    sides: [
      ...(reportedMinor === null ? [] : [words.reported(amount(reportedMinor))]),
      ...(bookedMinor === null ? [] : [words.booked(amount(bookedMinor))]),
    ],
    isOpen: explainedAt === null && resolvedAt === null,
    found: words.found(formatDate(foundAt), dueText(dueAt, now), dueAt < now),
    resolved: resolvedAt && words.resolved(formatDate(resolvedAt)),
    explained: explainedAt && words.explained(mismatch.explainedByName ?? '', formatDateTime(explainedAt)),
    explanation,
  }
}
