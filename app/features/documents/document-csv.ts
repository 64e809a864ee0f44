import { writeCsv } from '#app/platform/file-formats/csv.ts'
import type { TableBlock } from './schema.ts'

/** A table as CSV: header, rows, and the empty rows. */
export function tableCsv({ head, rows, emptyRows }: TableBlock): string {
  return writeCsv([head, ...rows, ...Array.from({ length: emptyRows }, () => head.map(() => ''))])
}
