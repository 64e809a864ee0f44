// Comma-separated values (RFC 4180), with the delimiters and line ends that spreadsheets use.
import { CsvError, parse } from 'csv-parse/sync'

const CRLF = '\r\n'
/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** Spreadsheets write a semicolon in locales with a decimal comma. */
const DELIMITERS = [',', ';', '\t'] as const
/** Rows may have too few or too many cells; a quotation mark inside an unquoted cell is an ordinary character. */
const READING = { info: true, raw: true, skip_empty_lines: true, relax_column_count: true, relax_quotes: true } as const
/** The fullwidth signs too: spreadsheets with East Asian input read them like the others. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/

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
  | { ok: false; reason: 'not-utf-8' }
  /** `line` is the line of the quotation mark's row. */
  | { ok: false; reason: 'open-quote'; line: number }

/**
 * Parses a file with or without a byte order mark and with any line ends (LF in the returned cells). The delimiter is
 * detected in the first line. Empty lines are skipped.
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
    // `raw` is the text from the start of the unclosed row.
    const { raw } = error as unknown as { raw: string }
    return { ok: false, reason: 'open-quote', line: 1 + lineEndsIn(text.slice(0, -raw.trimStart().length)) }
  }
}

/** The parser gives the line on which a row ends, and its text with the empty lines before it. */
function rowOf({ record, raw, info }: ParsedRow): CsvRow {
  const own = raw.trimStart().replace(/\n$/, '')
  return { line: info.lines - lineEndsIn(own), cells: record.map(unguarded) }
}

function lineEndsIn(text: string): number {
  return text.split('\n').length - 1
}

/** Writes rows as CSV. Cells that a spreadsheet would run as a formula are escaped with an apostrophe. */
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

/** The delimiter that occurs most often in the first line outside quotation marks. */
function delimiterOf(text: string): string {
  const first = (/^(?:"[^"]*"|[^"\r\n])*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = DELIMITERS.map((sign) => first.split(sign).length)
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ','
}

function cellOf(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\t\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Removes the apostrophe that `writeCsv` adds before a formula. */
function unguarded(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
