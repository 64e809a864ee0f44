import type { Area } from '#app/features/media/commands/cover-picture.server.ts'

/** Columns of the grid over a picture; its cells are nearly square. */
export const COLUMNS = 8
const ROWS_MIN = 4
const ROWS_MAX = 16

export const rowsOf = ({ width, height }: { width: number; height: number }): number =>
  Math.min(ROWS_MAX, Math.max(ROWS_MIN, Math.round((COLUMNS * height) / width)))

/** The area of a cell; null for a number outside of the grid. Cells are counted from 0, row by row. */
export function areaOf(cell: string, rows: number): Area | null {
  const at = /^\d{1,3}$/.test(cell) ? Number(cell) : Number.NaN
  if (!(at < rows * COLUMNS)) return null
  const [column, row] = [at % COLUMNS, Math.floor(at / COLUMNS)]
  return { left: column / COLUMNS, right: (column + 1) / COLUMNS, top: row / rows, bottom: (row + 1) / rows }
}
