// Comma-separated values (RFC 4180), as spreadsheets write and read them. Pure.

const CRLF = '\r\n'
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What spreadsheets put between cells: the comma, the semicolon where a comma stands in numbers, the tab. */
const DELIMITERS = [',', ';', '\t'] as const
const FORMULA = /^'*[=+\-@\t\r]/

/** A row with the number of the line on which it begins; the first line is 1. */
export interface CsvRow {
  line: number
  cells: string[]
}

export type ReadCsv =
  | { ok: true; rows: CsvRow[] }
  /** Not a text in UTF-8, or a quotation mark that is never closed. */
  | { ok: false; reason: 'not-utf-8' }
  | { ok: false; reason: 'open-quote'; line: number }

/** Reads a file with or without a mark of its encoding; what stands between cells is seen in the first line. Empty lines are left out. */
export function readCsv(bytes: Uint8Array): ReadCsv {
  const text = decode(bytes)
  if (text === null) return { ok: false, reason: 'not-utf-8' }
  const delimiter = delimiterOf(text)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let [line, begin, at] = [1, 1, 0]
  const endRow = () => {
    if (cells.length > 1 || cells[0] !== '') rows.push({ line: begin, cells: cells.map(unguarded) })
    cells = []
  }
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      const opened = line
      for (at += 1; ; at += 1) {
        const end = text.indexOf('"', at)
        if (end < 0) return { ok: false, reason: 'open-quote', line: opened }
        const part = text.slice(at, end)
        cell += part
        line += part.split('\n').length - 1
        at = end + 1
        if (text[at] !== '"') break
        cell += '"'
      }
    }
    const rest = at
    while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at += 1
    cells.push(cell + text.slice(rest, at))
    if (text[at] === delimiter) {
      at += 1
      // A delimiter at the very end opens one more cell.
      if (at === text.length) cells.push('')
      continue
    }
    endRow()
    if (text[at] === '\r' && text[at + 1] === '\n') at += 1
    at += 1
    line += 1
    begin = line
  }
  if (cells.length > 0) endRow()
  return { ok: true, rows }
}

/** Rows as a file that every spreadsheet opens; a text that one would take for a formula is kept a text. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => cells.map(cellOf).join(',') + CRLF).join('')
}

function decode(bytes: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** The one that stands most often outside quotation marks of the first line. */
function delimiterOf(text: string): string {
  const first = (/^(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((sign) => first.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Takes off the apostrophe that `writeCsv` put before what looks like a formula. */
function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
