import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { writeCsv } from '#app/platform/file-formats/csv.ts'
import { decimalText } from '#app/platform/money.ts'
import { statementCopy as words } from './copy.ts'
import type { Statement, StatementEntry } from './gift-queries.server.ts'

/** The statement as CSV, with plain numbers in rupees and the sums at its end. Titles that begin a formula are escaped. */
export function statementCsv({ entries, givenMinor, returnedMinor }: Statement): string {
  const { head, sums } = words
  const sum = (label: string, minor: number) => [label, '', '', '', '', '', decimalText(minor), '']
  return writeCsv([
    [head.date, words.entry, head.receipt, head.campaign, head.gift, head.tip, head.total, words.reason],
    ...entries.map(rowOf),
    sum(sums.given, givenMinor),
    sum(sums.returned, returnedMinor),
  ])
}

const rowOf = ({ kind, at, receiptNumber, campaign, amountMinor, tipMinor, reason }: StatementEntry) => [
  dayOfIndia(at),
  words.kinds[kind],
  receiptNumber,
  campaign,
  decimalText(amountMinor),
  decimalText(tipMinor),
  decimalText(amountMinor + tipMinor),
  reason ?? '',
]
