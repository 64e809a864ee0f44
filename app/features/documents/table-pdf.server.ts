import { drawLine, LINE_HEIGHT, type Weight, widthOf } from '#app/platform/pdf/type.server.ts'
import { INK } from '#app/platform/pdf/printed.server.ts'
import { LINE, type PdfWriter, TINT } from './pdf-writer.server.ts'
import type { TableBlock } from './schema.ts'

const SIZE = 9.5
const LEADING = SIZE * LINE_HEIGHT
const PADDING = 5
const ROW_HEIGHT_MIN = 24
/** The minimum width of a column for handwriting, in points. */
const WRITING_WIDTH_MIN = 62
const WRITING_WIDTH_PREFERRED = 84
const COLUMN_WIDTH_PREFERRED_MAX = 190
/** A table up to this height, in points, is not split over two pages. */
const WHOLE_HEIGHT_MAX = 340

/** Draws a table; its header is repeated on every page. */
export function drawTable(paper: PdfWriter, table: TableBlock): void {
  const widths = widthsOf(paper, table)
  const drawHead = () => drawRow(paper, table.head, { widths, weight: 'bold', fill: TINT })
  drawHead()
  for (const row of rowsOf(table)) {
    if (paper.y + heightOf(paper, row, { widths, weight: 'regular' }) > paper.sheet.bottom) {
      paper.newPage()
      drawHead()
    }
    drawRow(paper, row, { widths, weight: 'regular' })
  }
  paper.y += 12
}

/** The height that a table needs on one page: all of a small one, the first rows of a long one. */
export function tableMinHeight(paper: PdfWriter, table: TableBlock): number {
  const widths = widthsOf(paper, table)
  const head = heightOf(paper, table.head, { widths, weight: 'bold' })
  const rows = rowsOf(table).map((row) => heightOf(paper, row, { widths, weight: 'regular' }))
  const sum = (heights: readonly number[]) => heights.reduce((total, height) => total + height, head)
  return sum(rows) <= WHOLE_HEIGHT_MAX ? sum(rows) : sum(rows.slice(0, 3))
}

function rowsOf({ head, rows, emptyRows }: TableBlock): readonly (readonly string[])[] {
  return [...rows, ...Array.from({ length: emptyRows }, () => head.map(() => ''))]
}

/** Every column fits its longest word and has the minimum width; the rest goes to columns with long text. */
function widthsOf(paper: PdfWriter, { head, rows, emptyRows }: TableBlock): number[] {
  const columns = head.map((title, column) => {
    const cells = rows.map((row) => row[column] ?? '')
    const isWritten = emptyRows > 0 || cells.some((cell) => cell === '')
    const isWrittenOnly = cells.every((cell) => cell === '')
    const words = [...widths(paper, title.split(' '), 'bold'), ...widths(paper, cells.join(' ').split(' '), 'regular')]
    const minWidth = Math.max(...words, isWritten ? WRITING_WIDTH_MIN - 2 * PADDING : 0) + 2 * PADDING
    const texts = [...widths(paper, [title], 'bold'), ...widths(paper, cells, 'regular')]
    const whole = Math.max(...texts, isWrittenOnly ? WRITING_WIDTH_PREFERRED : 0) + 2 * PADDING
    return { minWidth, preferred: Math.max(minWidth, Math.min(whole, COLUMN_WIDTH_PREFERRED_MAX)) }
  })
  const minWidth = columns.reduce((sum, column) => sum + column.minWidth, 0)
  const extra = columns.reduce((sum, { preferred, minWidth }) => sum + preferred - minWidth, 0)
  const spare = paper.sheet.textWidth - minWidth
  return columns.map(({ minWidth, preferred }) =>
    extra > 0 && spare > 0
      ? minWidth + ((preferred - minWidth) / extra) * spare
      : (minWidth * paper.sheet.textWidth) / sumOf(columns),
  )
}

const sumOf = (columns: readonly { minWidth: number }[]) => columns.reduce((sum, { minWidth }) => sum + minWidth, 0)

const widths = ({ doc }: PdfWriter, texts: readonly string[], weight: Weight) =>
  texts.map((text) => widthOf(doc, text, { size: SIZE, weight }) + 1)

interface TextStyle {
  widths: readonly number[]
  weight: Weight
  fill?: string
}

function wrapText(paper: PdfWriter, cell: string, { widths, weight }: TextStyle, column: number): string[] {
  return paper.wrapText(cell, { size: SIZE, weight, width: (widths[column] ?? 0) - 2 * PADDING })
}

function heightOf(paper: PdfWriter, cells: readonly string[], style: TextStyle): number {
  const lines = cells.map((cell, column) => wrapText(paper, cell, style, column).length)
  return Math.max(ROW_HEIGHT_MIN, Math.max(...lines) * LEADING + 2 * PADDING)
}

function drawRow(paper: PdfWriter, cells: readonly string[], style: TextStyle): void {
  const height = heightOf(paper, cells, style)
  const { doc, y } = paper
  let x = paper.sheet.margin
  for (const [column, cell] of cells.entries()) {
    const width = style.widths[column] ?? 0
    if (style.fill) doc.rect(x, y, width, height).fill(style.fill)
    doc.rect(x, y, width, height).lineWidth(0.7).stroke(LINE)
    for (const [index, line] of wrapText(paper, cell, style, column).entries()) {
      const top = y + PADDING + index * LEADING
      drawLine(doc, line, { x: x + PADDING, y: top, size: SIZE, weight: style.weight, color: INK })
    }
    x += width
  }
  paper.y += height
}
