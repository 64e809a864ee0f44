import PdfDocument from 'pdfkit'
import {
  breakLines,
  collect,
  drawLine,
  LINE_HEIGHT,
  registerType,
  type Weight,
  widthOf,
} from '#app/platform/pdf/type.server.ts'

/** A5, in points. */
export const PAGE = { width: 419.53, height: 595.28, margin: 36, textWidth: 419.53 - 2 * 36 } as const

interface Style {
  size: number
  color: string
  weight?: Weight
  x?: number
  width?: number
  align?: 'left' | 'right'
}

export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  /** Where the next line goes. */
  y: number
  /** Writes a text, in as many lines as it needs, and moves on below it. */
  write(text: string, style: Style): void
  close(): Promise<Buffer>
}

/** One page in our own type. */
export async function openSheet(info: { title: string; author: string; createdAt: Date }): Promise<Sheet> {
  const doc = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt, ModDate: info.createdAt },
  })
  const finished = collect(doc)
  await registerType(doc)
  const sheet: Sheet = {
    doc,
    y: PAGE.margin,
    write: (text, style) => void (sheet.y = writeLines(doc, text, sheet.y, style)),
    close: () => {
      doc.end()
      return finished
    },
  }
  return sheet
}

function writeLines(doc: PDFKit.PDFDocument, text: string, top: number, style: Style): number {
  const {
    size,
    color,
    weight = 'regular',
    x = PAGE.margin,
    width = PAGE.width - PAGE.margin - x,
    align = 'left',
  } = style
  let y = top
  for (const line of breakLines(doc, text, { size, weight, width })) {
    const left = align === 'left' ? x : x + width - widthOf(doc, line, { size, weight })
    drawLine(doc, line, { x: left, y, size, weight, color })
    y += size * LINE_HEIGHT
  }
  return y
}
