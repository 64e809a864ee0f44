import { drawLine, LINE_HEIGHT } from '#app/platform/pdf/type.server.ts'
import { INK, MADDER, SOFT, TURMERIC } from '#app/platform/pdf/printed.server.ts'
import { LINE, type PdfWriter, TINT } from './pdf-writer.server.ts'
import type { Block } from './schema.ts'
import { drawTable, tableMinHeight } from './table-pdf.server.ts'

const SIZE = 10.5
const LEADING = SIZE * LINE_HEIGHT
const INDENT = 18
const GAP = 9
const FILL_LINE_HEIGHT = 24
const BOX = 9

/** Draws a block and moves the cursor below it. */
export function drawBlock(paper: PdfWriter, block: Block): void {
  switch (block.as) {
    case 'heading':
      paper.y += 8
      paper.write(block.text, { size: 15, weight: 'bold' })
      paper.y += 4
      return
    case 'text':
      paper.write(block.text)
      paper.y += GAP
      return
    case 'note':
      return drawPanel(paper, { paragraphs: [block.text], fill: TINT, edge: TURMERIC })
    case 'sample':
      return drawPanel(paper, { title: block.title, paragraphs: block.paragraphs, edge: MADDER })
    case 'list':
      return drawItems(paper, block.items, (x, y) => void paper.doc.circle(x + 3, y + SIZE * 0.62, 1.9).fill(MADDER))
    case 'steps':
      return drawItems(paper, block.items, (x, y, place) =>
        drawLine(paper.doc, `${place}.`, { x, y, size: SIZE, weight: 'bold', color: MADDER }),
      )
    case 'checks':
      return drawItems(
        paper,
        block.items,
        (x, y) =>
          void paper.doc
            .rect(x, y + 2.2, BOX, BOX)
            .lineWidth(0.9)
            .stroke(INK),
      )
    case 'fill':
      return drawFill(paper, block)
    case 'table':
      return drawTable(paper, block)
  }
}

/** The height of a heading with its margins. */
const HEADING_HEIGHT = 15 * LINE_HEIGHT + 12

/** The height that the start of a body needs on one page; a heading stays with the block after it. */
export function minHeightOf(paper: PdfWriter, [block, ...others]: readonly Block[]): number {
  switch (block?.as) {
    case undefined:
      return 0
    case 'heading':
      return HEADING_HEIGHT + minHeightOf(paper, others)
    case 'table':
      return tableMinHeight(paper, block)
    case 'fill':
      return LEADING + block.lines * FILL_LINE_HEIGHT
    case 'text':
      return Math.min(paper.wrapText(block.text).length, 3) * LEADING
    default:
      return 2 * LEADING
  }
}

type Mark = (x: number, y: number, place: number) => void

function drawItems(paper: PdfWriter, items: readonly string[], mark: Mark): void {
  for (const [index, item] of items.entries()) {
    const lines = paper.wrapText(item, { x: paper.sheet.margin + INDENT })
    paper.ensureSpace(Math.min(lines.length, 4) * LEADING)
    mark(paper.sheet.margin, paper.y, index + 1)
    paper.write(item, { x: paper.sheet.margin + INDENT })
    paper.y += 3
  }
  paper.y += GAP - 3
}

interface Panel {
  title?: string
  paragraphs: readonly string[]
  edge: string
  fill?: string
}

/** A panel with a coloured edge, never split over two pages. */
function drawPanel(paper: PdfWriter, { title, paragraphs, edge, fill }: Panel): void {
  const style = { x: paper.sheet.margin + 16, width: paper.sheet.textWidth - 28 }
  const lines = paragraphs.reduce((sum, text) => sum + paper.wrapText(text, style).length, 0)
  const height = lines * LEADING + (paragraphs.length - 1) * 6 + (title ? LEADING + 6 : 0) + 16
  paper.ensureSpace(height + GAP)
  const top = paper.y
  if (fill) paper.doc.rect(paper.sheet.margin, top, paper.sheet.textWidth, height).fill(fill)
  paper.doc.rect(paper.sheet.margin, top, 3, height).fill(edge)
  paper.y += 8
  if (title) {
    paper.write(title, { ...style, weight: 'bold', color: SOFT })
    paper.y += 6
  }
  for (const [index, text] of paragraphs.entries()) {
    if (index > 0) paper.y += 6
    paper.write(text, style)
  }
  paper.y = top + height + GAP + 3
}

function drawFill(paper: PdfWriter, { label, lines }: Extract<Block, { as: 'fill' }>): void {
  paper.ensureSpace(LEADING + lines * FILL_LINE_HEIGHT)
  paper.write(label, { weight: 'bold' })
  for (let i = 0; i < lines; i++) {
    paper.y += FILL_LINE_HEIGHT
    paper.doc
      .moveTo(paper.sheet.margin, paper.y - 4)
      .lineTo(paper.sheet.width - paper.sheet.margin, paper.y - 4)
      .lineWidth(0.7)
      .stroke(LINE)
  }
  paper.y += GAP
}
