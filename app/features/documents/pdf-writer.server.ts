import { drawBorder, INK } from '#app/platform/pdf/printed.server.ts'
import {
  breakLines,
  collect,
  drawLine,
  LINE_HEIGHT,
  type Measure,
  registerType,
} from '#app/platform/pdf/type.server.ts'

/** A4, in points. */
const SHORT_SIDE = 595.28
const LONG_SIDE = 841.89
const MARGIN = 56
const FOOT = 64

interface Sheet {
  width: number
  height: number
  margin: number
  textWidth: number
  /** The lower limit of the text; the footer is below it. */
  bottom: number
}

export const LINE = '#c9b998'
export const TINT = '#fae9be'

const BORDER_TEETH = 60

interface Style extends Partial<Measure> {
  color?: string
  x?: number
  width?: number
}

/** A PDF that is written from top to bottom, with a new page when one is full. */
export interface PdfWriter {
  readonly sheet: Sheet
  readonly doc: PDFKit.PDFDocument
  /** The vertical position of the next line, in points. */
  y: number
  /** Starts a new page unless this many points are left. */
  ensureSpace(height: number): void
  /** Starts a new page unless this one is empty. */
  newPage(): void
  /** Writes wrapped text, over several pages if needed, and moves below it. */
  write(text: string, style?: Style): void
  wrapText(text: string, style?: Style): string[]
  /** Writes the footer of every page with `drawFoot`, and returns the file. */
  close(drawFoot: (page: number, pages: number) => void): Promise<Buffer>
}

const sizeOf = ({ size = 10.5 }: Style) => size

export interface PdfInfo {
  title: string
  author: string
  createdAt: Date
  /** Landscape, for tables with many columns. */
  isLandscape: boolean
}

/** An empty PDF with a decorative edge on its first page. */
export async function createPdf({ title, author, createdAt, isLandscape }: PdfInfo): Promise<PdfWriter> {
  const sheet = isLandscape ? sheetOf(LONG_SIDE, SHORT_SIDE) : sheetOf(SHORT_SIDE, LONG_SIDE)
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info: { Title: title, Author: author, CreationDate: createdAt, ModDate: createdAt },
  })
  const finished = collect(doc)
  await registerType(doc)
  drawBorder(doc, { width: sheet.width, teeth: BORDER_TEETH })
  const paper: PdfWriter = {
    doc,
    sheet,
    y: 44,
    ensureSpace: (height) => {
      if (paper.y + height > sheet.bottom) addPage(paper)
    },
    newPage: () => {
      if (paper.y > sheet.margin) addPage(paper)
    },
    wrapText: (text, style = {}) => wrapText(paper, text, style),
    write: (text, style = {}) => writeText(paper, text, style),
    close: (drawFoot) => {
      const { count } = doc.bufferedPageRange()
      for (let page = 0; page < count; page++) {
        doc.switchToPage(page)
        drawFoot(page + 1, count)
      }
      doc.end()
      return finished
    },
  }
  return paper
}

function sheetOf(width: number, height: number): Sheet {
  return { width, height, margin: MARGIN, textWidth: width - 2 * MARGIN, bottom: height - FOOT }
}

function addPage(paper: PdfWriter): void {
  paper.doc.addPage()
  paper.y = paper.sheet.margin
}

function wrapText({ doc, sheet }: PdfWriter, text: string, style: Style): string[] {
  const { weight = 'regular', x = sheet.margin, width = sheet.width - sheet.margin - x } = style
  return breakLines(doc, text, { size: sizeOf(style), weight, width })
}

function writeText(paper: PdfWriter, text: string, style: Style): void {
  const { weight = 'regular', color = INK, x = paper.sheet.margin } = style
  const size = sizeOf(style)
  for (const line of wrapText(paper, text, style)) {
    paper.ensureSpace(size * LINE_HEIGHT)
    drawLine(paper.doc, line, { x, y: paper.y, size, weight, color })
    paper.y += size * LINE_HEIGHT
  }
}
