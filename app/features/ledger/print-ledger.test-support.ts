import { formatMoney } from '#app/platform/money.ts'
import type { LedgerLine } from './queries.server.ts'

const HEADINGS = ['date', 'transfer', 'account', 'debit', 'credit'] as const
const AMOUNT_COLUMN = 3

/**
 * The ledger as a text table. `names` gives short names for ids inside account codes.
 *
 *     date        transfer      account                debit   credit
 *     2026-11-20  contribution  asset:gateway:sandbox  ₹550
 *                               liability:campaign:A           ₹500
 *                               income:tips                    ₹50
 */
export function printLedger(lines: readonly LedgerLine[], names: Readonly<Record<string, string>> = {}): string {
  const rows: string[][] = [[...HEADINGS]]
  let previous: string | undefined
  for (const line of lines) {
    const isFirst = line.transferId !== previous
    previous = line.transferId
    const amount = formatMoney(Math.abs(line.amountMinor), line.currency)
    rows.push([
      isFirst ? line.occurredAt.toISOString().slice(0, 10) : '',
      isFirst ? line.kind : '',
      withNames(line.account, names),
      line.amountMinor > 0 ? amount : '',
      line.amountMinor < 0 ? amount : '',
    ])
  }
  return align(rows)
}

function withNames(code: string, names: Readonly<Record<string, string>>): string {
  return Object.entries(names).reduce((text, [id, name]) => text.replace(id, name), code)
}

function align(rows: readonly string[][]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column < AMOUNT_COLUMN ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
