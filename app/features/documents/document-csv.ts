import { writeCsv } from '#app/platform/file-formats/csv.ts'
import type { TableBlock } from './schema.ts'

/** A table as a spreadsheet: its head, its rows, and as many empty ones. */
export function tableCsv({ head, rows, emptyRows }: TableBlock): string {
  return writeCsv([head, ...rows, ...Array.from({ length: emptyRows }, () => head.map(() => ''))])
}
