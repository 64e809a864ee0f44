import type { Language } from '#app/platform/language/languages.ts'
import type { Page } from './page.ts'
import { breakLines, collect, drawLine, LINE_HEIGHT, registerType, type Weight, widthOf } from './type.server.ts'

export interface Style {
  size: number
  color: string
  weight?: Weight
  x?: number
  width?: number
  align?: 'left' | 'right'
}

export interface Sheet {
  readonly doc: PDFKit.PDFDocument
  /** The y of the next line. */
  y: number
  /** Writes a text with line breaks and moves `y` below it. */
  write(text: string, style: Style): void
  /** Writes texts side by side and moves `y` below the tallest. */
  writeRow(cells: readonly (readonly [text: string, style: Style])[]): void
  /** Adds a page when this height does not fit on the current one. */
  need(height: number): void
  close(): Promise<Buffer>
}

/** What readers of PDFs show about a file. */
export interface SheetInfo {
  title: string
  author: string
  createdAt: Date
  language: Language
}

/** Creates a PDF with the product's fonts. */
export async function openSheet(page: Page, info: SheetInfo): Promise<Sheet> {
  // Loaded late, with its fonts: share images need no PDFs.
  const { default: PdfDocument } = await import('pdfkit')
  const doc = new PdfDocument({
    size: [page.width, page.height],
    margin: 0,
    lang: `${info.language}-IN`,
    displayTitle: true,
    info: { Title: info.title, Author: info.author, CreationDate: info.createdAt, ModDate: info.createdAt },
  })
  const finished = collect(doc)
  await registerType(doc)
  const writeAt = (text: string, top: number, style: Style) => writeLines({ doc, page, text, top }, style)
  const sheet: Sheet = {
    doc,
    y: page.margin,
    write: (text, style) => void (sheet.y = writeAt(text, sheet.y, style)),
    writeRow(cells) {
      const top = sheet.y
      sheet.y = Math.max(...cells.map(([text, style]) => writeAt(text, top, style)))
    },
    need(height) {
      if (sheet.y + height <= page.end) return
      doc.addPage()
      sheet.y = page.margin
    },
    close: () => {
      doc.end()
      return finished
    },
  }
  return sheet
}

interface Writing {
  doc: PDFKit.PDFDocument
  page: Page
  text: string
  top: number
}

/** Returns the y below the last line. */
function writeLines({ doc, page, text, top }: Writing, style: Style): number {
  const { size, color, weight = 'regular', x = page.margin, align = 'left' } = style
  const width = style.width ?? page.width - page.margin - x
  let y = top
  for (const line of breakLines(doc, text, { size, weight, width })) {
    const left = align === 'left' ? x : x + width - widthOf(doc, line, { size, weight })
    drawLine(doc, line, { x: left, y, size, weight, color })
    y += size * LINE_HEIGHT
  }
  return y
}
