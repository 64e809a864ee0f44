// Comma-separated values (RFC 4180), as spreadsheets write and read them. Pure.
import { CsvError, parse } from 'csv-parse/sync'

const CRLF = '\r\n'
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** What spreadsheets put between cells: the comma, the semicolon where a comma stands in numbers, the tab. */
const DELIMITERS = [',', ';', '\t'] as const
/** Rows may have too few or too many cells; a quotation mark inside a cell is a sign like any other. */
const READING = { info: true, raw: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true } as const
const FORMULA = /^'*[=+\-@\t\r]/

/** A row with the number of the line on which it begins; the first line is 1. */
interface CsvRow {
  line: number
  cells: string[]
}

interface ParsedRow {
  record: string[]
  raw: string
  info: { lines: number }
}

export type ReadCsv =
  | { ok: true; rows: CsvRow[] }
  /** Not a text in UTF-8, or a quotation mark that is never closed. */
  | { ok: false; reason: 'not-utf-8' }
  | { ok: false; reason: 'open-quote'; line: number }

/**
 * Reads a file with or without a mark of its encoding, with whichever line ends (in a cell they are LF then); what stands
 * between cells is seen in the first line. Empty lines are left out.
 */
export function readCsv(bytes: Uint8Array): ReadCsv {
  const decoded = decode(bytes)
  if (decoded === null) return { ok: false, reason: 'not-utf-8' }
  // The parser counts a CRLF inside a cell as two lines.
  const text = decoded.replace(/\r\n?/g, '\n')
  try {
    const rows = parse(text, { ...READING, delimiter: delimiterOf(text) }) as unknown as ParsedRow[]
    return { ok: true, rows: rows.map(rowOf) }
  } catch (error) {
    if (!(error instanceof CsvError) || error.code !== 'CSV_QUOTE_NOT_CLOSED') throw error
    // The row that never ends, to the end of the text.
    const { raw } = error as unknown as { raw: string }
    return { ok: false, reason: 'open-quote', line: 1 + lineEndsIn(text.slice(0, -raw.trimStart().length)) }
  }
}

/** The parser knows on which line a row ends, and its text: the empty lines before it, and the end of its last line. */
function rowOf({ record, raw, info }: ParsedRow): CsvRow {
  const own = raw.trimStart().replace(/\n$/, '')
  return { line: info.lines - lineEndsIn(own), cells: record.map(unguarded) }
}

function lineEndsIn(text: string): number {
  return text.split('\n').length - 1
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
