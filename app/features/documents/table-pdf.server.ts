import { drawLine, LINE_HEIGHT, type Weight, widthOf } from '#app/platform/pdf/type.server.ts'
import { INK } from '#app/platform/pdf/printed.server.ts'
import { LINE, type Paper, TINT } from './paper.server.ts'
import type { TableBlock } from './schema.ts'

const SIZE = 9.5
const LEADING = SIZE * LINE_HEIGHT
const PADDING = 5
const ROW_HEIGHT_MIN = 24
/** A column that is to be written in by hand. */
const WRITING_WIDTH_MIN = 62
const WRITING_WIDTH_WISH = 84
const COLUMN_WIDTH_WISH_MAX = 190
/** A table that is not higher than this is not cut by the end of a sheet. */
const WHOLE_HEIGHT_MAX = 340

/** Draws a table; where it goes on over the sheet, its head is repeated. */
export function drawTable(paper: Paper, table: TableBlock): void {
  const widths = widthsOf(paper, table)
  const drawHead = () => drawRow(paper, table.head, { widths, weight: 'bold', fill: TINT })
  drawHead()
  for (const row of rowsOf(table)) {
    if (paper.y + heightOf(paper, row, { widths, weight: 'regular' }) > paper.sheet.bottom) {
      paper.turn()
      drawHead()
    }
    drawRow(paper, row, { widths, weight: 'regular' })
  }
  paper.y += 12
}

/** How much of a table must find room on one sheet: all of a small one, the first rows of a long one. */
export function tableKeep(paper: Paper, table: TableBlock): number {
  const widths = widthsOf(paper, table)
  const head = heightOf(paper, table.head, { widths, weight: 'bold' })
  const rows = rowsOf(table).map((row) => heightOf(paper, row, { widths, weight: 'regular' }))
  const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, head)
  return sum(rows) <= WHOLE_HEIGHT_MAX ? sum(rows) : sum(rows.slice(0, 3))
}

function rowsOf({ head, rows, emptyRows }: TableBlock): readonly (readonly string[])[] {
  return [...rows, ...Array.from({ length: emptyRows }, () => head.map(() => ''))]
}

/** Every column has room for its longest word, and for a pen; what is left goes where the text is long. */
function widthsOf(paper: Paper, { head, rows, emptyRows }: TableBlock): number[] {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    const isWritten = emptyRows > 0 || cells.some((cell) => cell === '')
    const isWrittenOnly = cells.every((cell) => cell === '')
    const words = [...widths(paper, title.split(' '), 'bold'), ...widths(paper, cells.join(' ').split(' '), 'regular')]
    const least = Math.max(...words, isWritten ? WRITING_WIDTH_MIN - 2 * PADDING : 0) + 2 * PADDING
    const texts = [...widths(paper, [title], 'bold'), ...widths(paper, cells, 'regular')]
    const whole = Math.max(...texts, isWrittenOnly ? WRITING_WIDTH_WISH : 0) + 2 * PADDING
    return { least, wish: Math.max(least, Math.min(whole, COLUMN_WIDTH_WISH_MAX)) }
  })
  const least = columns.reduce((sum, column) => sum + column.least, 0)
  const wishes = columns.reduce((sum, { wish, least }) => sum + wish - least, 0)
  const spare = paper.sheet.textWidth - least
  return columns.map(({ least, wish }) =>
    wishes > 0 && spare > 0
      ? least + ((wish - least) / wishes) * spare
      : (least * paper.sheet.textWidth) / sumOf(columns),
  )
}

const sumOf = (columns: readonly { least: number }[]) => columns.reduce((sum, { least }) => sum + least, 0)

const widths = ({ doc }: Paper, texts: readonly string[], weight: Weight) =>
  texts.map((text) => widthOf(doc, text, { size: SIZE, weight }) + 1)

interface Look {
  widths: readonly number[]
  weight: Weight
  fill?: string
}

function valuesOf(paper: Paper, cell: string, { widths, weight }: Look, column: number): string[] {
  return paper.valuesOf(cell, { size: SIZE, weight, width: (widths[column] ?? 0) - 2 * PADDING })
}

function heightOf(paper: Paper, cells: readonly string[], look: Look): number {
  const lines = cells.map((cell, column) => valuesOf(paper, cell, look, column).length)
  return Math.max(ROW_HEIGHT_MIN, Math.max(...lines) * LEADING + 2 * PADDING)
}

function drawRow(paper: Paper, cells: readonly string[], look: Look): void {
  const height = heightOf(paper, cells, look)
  const { doc, y } = paper
  let x = paper.sheet.margin
  for (const [column, cell] of cells.entries()) {
    const width = look.widths[column] ?? 0
    if (look.fill) doc.rect(x, y, width, height).fill(look.fill)
    doc.rect(x, y, width, height).lineWidth(0.7).stroke(LINE)
    for (const [index, line] of valuesOf(paper, cell, look, column).entries()) {
      const top = y + PADDING + index * LEADING
      drawLine(doc, line, { x: x + PADDING, y: top, size: SIZE, weight: look.weight, color: INK })
    }
    x += width
  }
  paper.y += height
}
