import { readFile } from 'node:fs/promises'
import PdfDocument from 'pdfkit'

const FONTS_FOLDER = 'app/capabilities/fundraising/receipt-fonts'
const FONTS = ['latin-regular', 'latin-bold', 'latin-ext-regular', 'latin-ext-bold', 'devanagari-regular'] as const
const LINE_HEIGHT = 1.3

/** A5, in points. */
export const PAGE = { width: 419.53, height: 595.28, margin: 36, textWidth: 419.53 - 2 * 36 } as const

type Weight = 'regular' | 'bold'

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
  for (const [name, content] of await fonts()) doc.registerFont(name, content)
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

/** Which of our faces holds a letter; what none of them holds is drawn as an empty box. */
const LETTERS =
  /(?<devanagari>[\p{scx=Devanagari}\p{Join_Control}]+)|(?<ext>[\u0100-\u0151\u0154-\u017F\u1E00-\u1EFF₹]+)|(?<latin>[^\p{scx=Devanagari}\p{Join_Control}\u0100-\u0151\u0154-\u017F\u1E00-\u1EFF₹]+)/gu

interface Run {
  font: string
  text: string
}

function runsOf(text: string, weight: Weight): Run[] {
  return [...text.matchAll(LETTERS)].map(({ 0: run, groups }) => {
    if (groups?.['devanagari'] !== undefined) return { font: 'devanagari-regular', text: run }
    const face = groups?.['ext'] === undefined ? 'latin' : 'latin-ext'
    return { font: `${face}-${weight}`, text: run }
  })
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
    let left = align === 'left' ? x : x + width - widthOf(doc, line, { size, weight })
    for (const run of runsOf(line, weight)) {
      doc.font(run.font).fontSize(size).fill(color)
      doc.text(run.text, left, y + size, { lineBreak: false, baseline: 'alphabetic' })
      left += doc.widthOfString(run.text)
    }
    y += size * LINE_HEIGHT
  }
  return y
}

type Measure = { size: number; weight: Weight }

function breakLines(
  doc: PDFKit.PDFDocument,
  text: string,
  { width, ...measure }: Measure & { width: number },
): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && widthOf(doc, longer, measure) > width) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}

function widthOf(doc: PDFKit.PDFDocument, text: string, { size, weight }: Measure): number {
  return runsOf(text, weight).reduce((sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text), 0)
}

let loading: Promise<Map<string, Buffer>> | undefined

function fonts(): Promise<Map<string, Buffer>> {
  return (loading ??= loadFonts())
}

async function loadFonts(): Promise<Map<string, Buffer>> {
  const loaded = await Promise.all(
    FONTS.map(async (name) => [name, await readFile(`${FONTS_FOLDER}/${name}.ttf`)] as const),
  )
  return new Map(loaded)
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}
