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

/** A4, in points. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48, textWidth: 595.28 - 2 * 48, end: 841.89 - 64 } as const

export interface Style {
  size: number
  color: string
  weight?: Weight
  x?: number
  width?: number
  align?: 'left' | 'right'
}

export interface InvoiceSheet {
  readonly doc: PDFKit.PDFDocument
  /** Where the next line goes. */
  y: number
  /** Writes a text, in as many lines as it needs, and moves on below it. */
  write(text: string, style: Style): void
  /** Writes several texts beside each other and moves on below the longest. */
  writeRow(cells: readonly (readonly [text: string, style: Style])[]): void
  /** Begins another page when so much does not fit on this one any more. */
  need(height: number): void
  close(): Promise<Buffer>
}

/** Sheets of A4 in our own type. */
export async function openInvoiceSheet(info: {
  title: string
  author: string
  createdAt: Date
}): Promise<InvoiceSheet> {
  const doc = new PdfDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt, ModDate: info.createdAt },
  })
  const finished = collect(doc)
  await registerType(doc)
  const sheet: InvoiceSheet = {
    doc,
    y: PAGE.margin,
    write: (text, style) => void (sheet.y = writeLines(doc, text, sheet.y, style)),
    writeRow(cells) {
      const top = sheet.y
      sheet.y = Math.max(...cells.map(([text, style]) => writeLines(doc, text, top, style)))
    },
    need(height) {
      if (sheet.y + height <= PAGE.end) return
      doc.addPage()
      sheet.y = PAGE.margin
    },
    close: () => {
      doc.end()
      return finished
    },
  }
  return sheet
}

function writeLines(doc: PDFKit.PDFDocument, text: string, top: number, style: Style): number {
  const { size, color, weight = 'regular', x = PAGE.margin, align = 'left' } = style
  const width = style.width ?? PAGE.width - PAGE.margin - x
  let y = top
  for (const line of breakLines(doc, text, { size, weight, width })) {
    const left = align === 'left' ? x : x + width - widthOf(doc, line, { size, weight })
    drawLine(doc, line, { x: left, y, size, weight, color })
    y += size * LINE_HEIGHT
  }
  return y
}
