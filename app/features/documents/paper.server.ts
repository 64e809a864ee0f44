import PdfDocument from 'pdfkit'
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
  /** Where the text ends and the foot begins. */
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

/** Sheets of paper that are written from top to bottom; a new one is taken when the last is full. */
export interface Paper {
  readonly sheet: Sheet
  readonly doc: PDFKit.PDFDocument
  /** Where the next line goes. */
  y: number
  /** Takes a new sheet unless so many points are left on this one. */
  need(height: number): void
  /** A new sheet, unless this one is still empty. */
  turn(): void
  /** Writes a text in as many lines as it needs, over as many sheets, and moves on below it. */
  write(text: string, style?: Style): void
  valuesOf(text: string, style?: Style): string[]
  /** Writes what `drawFoot` says under every sheet, and gives the file. */
  close(drawFoot: (page: number, pages: number) => void): Promise<Buffer>
}

const sizeOf = ({ size = 10.5 }: Style) => size

interface Info {
  title: string
  author: string
  createdAt: Date
  /** Broad, for tables of many columns. */
  isLandscape: boolean
}

/** Empty paper with the woven edge on its first sheet. */
export async function openPaper({ title, author, createdAt, isLandscape }: Info): Promise<Paper> {
  const sheet = isLandscape ? sheetOf(LONG_SIDE, SHORT_SIDE) : sheetOf(SHORT_SIDE, LONG_SIDE)
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
  const paper: Paper = {
    doc,
    sheet,
    y: 44,
    need: (height) => {
      if (paper.y + height > sheet.bottom) takeSheet(paper)
    },
    turn: () => {
      if (paper.y > sheet.margin) takeSheet(paper)
    },
    valuesOf: (text, style = {}) => valuesOf(paper, text, style),
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

function takeSheet(paper: Paper): void {
  paper.doc.addPage()
  paper.y = paper.sheet.margin
}

function valuesOf({ doc, sheet }: Paper, text: string, style: Style): string[] {
  const { weight = 'regular', x = sheet.margin, width = sheet.width - sheet.margin - x } = style
  return breakLines(doc, text, { size: sizeOf(style), weight, width })
}

function writeText(paper: Paper, text: string, style: Style): void {
  const { weight = 'regular', color = INK, x = paper.sheet.margin } = style
  const size = sizeOf(style)
  for (const line of valuesOf(paper, text, style)) {
    paper.need(size * LINE_HEIGHT)
    drawLine(paper.doc, line, { x, y: paper.y, size, weight, color })
    paper.y += size * LINE_HEIGHT
  }
}
