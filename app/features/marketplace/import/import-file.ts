import { readCsv } from '#app/platform/file-formats/csv.ts'
import { CSV_COLUMNS, isErrorColumn } from './product-csv.ts'
import { IMPORT_BYTES_MAX, IMPORT_ROWS_MAX, type WrongRow } from '#app/features/marketplace/schema.ts'
import { productCopy } from '#app/features/marketplace/listing/product-copy.ts'

/** One row with its cells by field; absent columns have no entry. */
export interface FileRow {
  line: number
  cells: string[]
  fields: Readonly<Record<string, string>>
}

export type FileFault =
  | { reason: 'too-large' | 'not-utf-8' | 'empty' | 'too-many-rows' }
  | { reason: 'open-quote'; line: number }
  /** Refused, because data in these columns would be lost. */
  | { reason: 'unknown-columns' | 'missing-columns' | 'columns-twice'; columns: string[] }

export type ReadFile = { ok: true; head: string[]; rows: FileRow[]; wrong: WrongRow[] } | ({ ok: false } & FileFault)

/** Required columns. */
const NEEDED = ['title', 'price']

/**
 * Parses a file of products into rows. A row with too few or too many cells is reported by itself; the others are read.
 */
export function readImportFile(bytes: Uint8Array): ReadFile {
  if (bytes.length > IMPORT_BYTES_MAX) return { ok: false, reason: 'too-large' }
  const csv = readCsv(bytes)
  if (!csv.ok) return csv
  const [first, ...body] = csv.rows
  if (!first || body.length === 0) return { ok: false, reason: 'empty' }
  if (body.length > IMPORT_ROWS_MAX) return { ok: false, reason: 'too-many-rows' }
  const head = first.cells.map((name) => name.trim())
  const columns = head.map((name) => findColumn(name))
  const unknown = head.filter((name, i) => columns[i] === undefined && !isErrorColumn(name))
  if (unknown.length > 0) return { ok: false, reason: 'unknown-columns', columns: unknown }
  const known = columns.flatMap((field) => field ?? [])
  const twice = known.filter((field, i) => known.indexOf(field) !== i)
  if (twice.length > 0) return { ok: false, reason: 'columns-twice', columns: twice }
  const missing = NEEDED.filter((name) => !known.includes(name))
  if (missing.length > 0) return { ok: false, reason: 'missing-columns', columns: missing }
  const rows: FileRow[] = []
  const wrong: WrongRow[] = []
  for (const { line, cells } of body) {
    if (cells.every((cell) => cell.trim() === '')) continue
    if (cells.length === head.length) {
      rows.push({
        line,
        cells,
        fields: Object.fromEntries(columns.flatMap((field, i) => (field ? [[field, cells[i] ?? '']] : []))),
      })
    } else {
      const sentence = productCopy.wrong.cells(cells.length, head.length)
      wrong.push({ line, cells, faults: [{ column: '', sentence }] })
    }
  }
  return { ok: true, head, rows, wrong }
}

function findColumn(name: string): string | undefined {
  const plain = name.toLowerCase().replace(/[\s-]+/g, '_')
  return CSV_COLUMNS.find(([column]) => column === plain)?.[1]
}
