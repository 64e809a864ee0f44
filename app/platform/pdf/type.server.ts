import { readFile } from 'node:fs/promises'
import type { Font } from 'fontkit'

const FONTS_FOLDER = 'app/platform/pdf/fonts'
const FACES = ['latin', 'latin-ext', 'devanagari'] as const
const FONTS = FACES.flatMap((face) => [`${face}-regular`, `${face}-bold`])

export const LINE_HEIGHT = 1.3

export type Weight = 'regular' | 'bold'

export interface Measure {
  size: number
  weight: Weight
}

/** Registers the product's fonts; only used letters are embedded. */
export async function registerType(doc: PDFKit.PDFDocument): Promise<void> {
  // The types of pdfkit know files only.
  for (const [name, font] of await fonts()) doc.registerFont(name, font as unknown as string)
}

/** Splits text by the font that contains its letters; letters of no font are drawn as an empty box. */
const LETTERS =
  /(?<devanagari>[\p{scx=Devanagari}\p{Join_Control}]+)|(?<ext>[\u0100-\u0151\u0154-\u017F\u1E00-\u1EFF₹]+)|(?<latin>[^\p{scx=Devanagari}\p{Join_Control}\u0100-\u0151\u0154-\u017F\u1E00-\u1EFF₹]+)/gu

interface Run {
  font: string
  text: string
}

function runsOf(text: string, weight: Weight): Run[] {
  return [...text.matchAll(LETTERS)].map(({ 0: run, groups }) => {
    const face =
      groups?.['devanagari'] !== undefined ? 'devanagari' : groups?.['ext'] === undefined ? 'latin' : 'latin-ext'
    return { font: `${face}-${weight}`, text: run }
  })
}

/** Draws one line with its top left corner at x, y, without line breaks. */
export function drawLine(
  doc: PDFKit.PDFDocument,
  line: string,
  { x, y, size, weight, color }: Measure & { x: number; y: number; color: string },
): void {
  let left = x
  for (const run of runsOf(line, weight)) {
    doc.font(run.font).fontSize(size).fill(color)
    const draw = () => doc.text(run.text, left, y + size, { lineBreak: false, baseline: 'alphabetic' })
    if (run.font.startsWith('devanagari')) asText(doc, run.text, draw)
    else draw()
    left += doc.widthOfString(run.text)
  }
}

/**
 * Says what the drawn letters are (ActualText, ISO 32000-2, 14.9.4). Without it, programs that copy, search or read aloud go
 * by the shapes in their order on the page: in कि the vowel stands before its consonant, and a conjunct is one shape.
 */
function asText(doc: PDFKit.PDFDocument, text: string, draw: () => void): void {
  const actual = Buffer.from(`\u{feff}${text}`, 'utf16le').swap16().toString('hex')
  const { addContent } = doc
  // `markContent` would end after the coordinates of the text, and readers would not find its place.
  const marks: Readonly<Record<string, string>> = { BT: `/Span << /ActualText <${actual}> >> BDC\nBT`, ET: 'ET\nEMC' }
  doc.addContent = (data) => addContent.call(doc, marks[data] ?? data)
  draw()
  doc.addContent = addContent
}

/** Breaks the text between words into lines of at most `width` points. */
export function breakLines(
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

/** In points. */
export function widthOf(doc: PDFKit.PDFDocument, text: string, { size, weight }: Measure): number {
  return runsOf(text, weight).reduce((sum, run) => sum + doc.font(run.font).fontSize(size).widthOfString(run.text), 0)
}

/** Resolves to the file when the document ends; rejects when drawing fails. Call it before drawing. */
export function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    doc.on('end', () => resolve(Buffer.concat(chunks)))
    doc.on('error', reject)
  })
}

let loading: Promise<Map<string, Font>> | undefined

function fonts(): Promise<Map<string, Font>> {
  return (loading ??= loadFonts())
}

async function loadFonts(): Promise<Map<string, Font>> {
  const { shapedFont } = await import('#app/platform/type/shaped-font.server.ts')
  const loaded = await Promise.all(
    FONTS.map(async (name) => [name, shapedFont(await readFile(`${FONTS_FOLDER}/${name}.ttf`))] as const),
  )
  return new Map(loaded)
}
