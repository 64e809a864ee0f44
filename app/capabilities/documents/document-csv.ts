import type { TableBlock } from './schema.ts'

const CRLF = '\r\n'
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A table as a spreadsheet (RFC 4180): its head, its rows, and as many empty ones. */
export function tableCsv({ head, rows, emptyRows }: TableBlock): string {
  const empty = Array.from({ length: emptyRows }, () => head.map(() => ''))
  const lines = [head, ...rows, ...empty].map((cells) => cells.map(cellOf).join(',') + CRLF)
  return BYTE_ORDER_MARK + lines.join('')
}

/** A cell that a spreadsheet would take for a formula is made a text by an apostrophe. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
