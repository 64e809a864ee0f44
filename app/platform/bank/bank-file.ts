import { decimalText } from '#app/platform/money.ts'
import { copy } from './copy.ts'

export interface BankFileLine {
  holder: string
  number: string
  ifsc: string
  amountMinor: number
  /** Shown on the bank statement. */
  reference: string
  narration: string
}

const LINE_END = '\r\n'
const ID_CHARS = 10
/** Banks cut longer ones. */
const REFERENCE_CHARS_MAX = 20

/** 'PO-26-00007' and the line's id → 'PO2600007L3F9A01C2DE': shown on the bank statement, at most 20 characters. */
export function referenceOf({ number, lineId }: { number: string; lineId: string }): string {
  const id = lineId.replaceAll('-', '').slice(0, ID_CHARS).toUpperCase()
  return `${number.replaceAll('-', '')}L${id}`.slice(0, REFERENCE_CHARS_MAX)
}

/**
 * Payouts in the format of Indian banks' bulk transfers (NEFT): one line per beneficiary. For other currencies it is
 * a list to pay by hand, with the currency in the last column.
 */
export function bankFile(lines: readonly BankFileLine[], { currency }: { currency: string }): string {
  const isBulk = currency === 'INR'
  const head = isBulk ? [...copy.file.head] : [...copy.file.head, copy.file.currency]
  const rows = lines.map(({ holder, number, ifsc, amountMinor, reference, narration }) => [
    holder,
    number,
    ifsc,
    decimalText(amountMinor),
    reference,
    narration,
    ...(isBulk ? [] : [currency]),
  ])
  return [head, ...rows].map((cells) => cells.map(plainCell).join(',') + LINE_END).join('')
}

/** Banks accept few characters; and a spreadsheet must not read a cell as a formula. */
function plainCell(text: string): string {
  return text
    .replace(/[^A-Za-z0-9 .&/-]+/g, ' ')
    .replace(/ {2,}/g, ' ')
    .replace(/^[\s.&/-]+/, '')
    .trim()
}
