import { drawBorder, INK, MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { A4 as PAGE } from '#app/platform/pdf/page.ts'
import { openSheet, type Sheet, type SheetInfo, type Style } from '#app/platform/pdf/sheet.server.ts'
import type { InvoiceView, Row } from './invoice-view.ts'

const LINE = '#ddd0b8'
const BORDER_TEETH = 56
const GAP = 24
/** Of a row of text, about. */
const ROW_HEIGHT = 20

/** An invoice and its words. */
export interface InvoicePaper {
  info: SheetInfo
  view: InvoiceView
  /** What restricts the invoice: a test. */
  notes: readonly string[]
  words: {
    seller: string
    buyer: string
    what: string
    quantity: string
    price: string
    sum: string
    taxTitle: string
    /** Of a credit note. */
    noteTitle: string
  }
  /** Through which site it was sold. */
  origin: string
  organisation: readonly string[]
}

/** As many A4 pages as it needs, and a page for each credit note. The same words give the same bytes. */
export async function drawInvoice(paper: InvoicePaper): Promise<Buffer> {
  const { view, notes } = paper
  const sheet = await openSheet(PAGE, paper.info)
  drawHeading(sheet, { title: view.title, notes, facts: view.facts })
  drawParties(sheet, paper)
  drawLines(sheet, paper)
  drawSums(sheet, paper)
  drawFoot(sheet, paper)
  for (const note of view.creditNotes) drawCreditNote(sheet, note, paper)
  return sheet.close()
}

type Heading = { title: string; notes: readonly string[]; facts: readonly Row[] }

function drawHeading(sheet: Sheet, { title, notes, facts }: Heading): void {
  drawBorder(sheet.doc, { width: PAGE.width, teeth: BORDER_TEETH })
  sheet.y = 44
  sheet.write(title, { size: 26, weight: 'bold', color: INK })
  for (const note of notes) sheet.write(note, { size: 11, weight: 'bold', color: MADDER })
  sheet.y += 8
  const width = PAGE.textWidth / facts.length
  const row = (style: Omit<Style, 'x' | 'width'>, pick: 0 | 1) =>
    sheet.writeRow(
      facts.map((fact, i) => [fact[pick], { ...style, x: PAGE.margin + i * width, width: width - GAP / 2 }] as const),
    )
  row({ size: 9, color: SOFT }, 0)
  row({ size: 11, weight: 'bold', color: INK }, 1)
  sheet.y += 16
}

/** Seller and buyer in two columns. */
function drawParties(sheet: Sheet, { view: { seller, buyer }, words }: InvoicePaper): void {
  const half = PAGE.textWidth / 2
  const width = half - GAP / 2
  const top = sheet.y
  const column = (title: string, lines: readonly string[], x: number): number => {
    sheet.y = top
    sheet.write(title, { size: 9, color: SOFT, x, width })
    for (const [i, line] of lines.entries()) {
      sheet.write(line, { size: 11, color: INK, weight: i === 0 ? 'bold' : 'regular', x, width })
    }
    return sheet.y
  }
  const ends = [column(words.seller, seller, PAGE.margin), column(words.buyer, buyer, PAGE.margin + half)]
  sheet.y = Math.max(...ends) + 20
}

const COLUMNS = { what: 0.52, quantity: 0.1, price: 0.18, sum: 0.2 } as const

function cellsOf(style: Style, texts: readonly [string, string, string, string]) {
  const widths = [COLUMNS.what, COLUMNS.quantity, COLUMNS.price, COLUMNS.sum].map(
    (shipment) => shipment * PAGE.textWidth,
  )
  let x: number = PAGE.margin
  return texts.map((text, i) => {
    const width = widths[i] ?? 0
    const cell = [text, { ...style, x, width: i === 0 ? width - GAP / 2 : width, align: i === 0 ? 'left' : 'right' }]
    x += width
    return cell as [string, Style]
  })
}

function drawLines(sheet: Sheet, { view: { lines }, words }: InvoicePaper): void {
  sheet.writeRow(cellsOf({ size: 9, color: SOFT }, [words.what, words.quantity, words.price, words.sum]))
  rule(sheet)
  for (const { title, note, quantity, price, sum } of lines) {
    sheet.need(note ? 54 : 40)
    sheet.writeRow(cellsOf({ size: 11, color: INK }, [title, quantity, price, sum]))
    if (note) sheet.write(note, { size: 9, color: SOFT })
    sheet.y += 5
  }
}

/** A label with an amount in the right half of the page. */
function drawRow(sheet: Sheet, [label, value]: Row, style: Omit<Style, 'color'> & { color?: string } = { size: 11 }) {
  const x = PAGE.margin + PAGE.textWidth / 2
  const width = PAGE.textWidth / 4
  const shown = { color: INK, ...style }
  sheet.writeRow([
    [label, { ...shown, x, width }],
    [value, { ...shown, x: x + width, width, align: 'right' }],
  ])
  sheet.y += 3
}

const TOTAL = { size: 14, weight: 'bold' } as const
const BOLD = { size: 11, weight: 'bold' } as const

function drawSums(sheet: Sheet, { view, words }: InvoicePaper): void {
  const { sums, total, taxes, refund } = view
  sheet.need(120 + (taxes?.length ?? 0) * ROW_HEIGHT)
  rule(sheet)
  for (const row of sums) drawRow(sheet, row)
  drawRow(sheet, total, TOTAL)
  drawTaxes(sheet, taxes, words)
  for (const [i, row] of refund.entries()) drawRow(sheet, row, i === 0 ? undefined : BOLD)
}

function drawTaxes(sheet: Sheet, taxes: InvoiceView['taxes'], { taxTitle }: InvoicePaper['words']): void {
  if (!taxes) return
  const x = PAGE.margin + PAGE.textWidth / 2
  sheet.y += 4
  sheet.write(taxTitle, { size: 9, color: SOFT, x })
  sheet.y += 2
  for (const row of taxes) drawRow(sheet, row, { size: 10 })
  sheet.y += 4
}

type CreditNoteView = InvoiceView['creditNotes'][number]

/** On a page of its own. */
function drawCreditNote(sheet: Sheet, { facts, lines, taxes, total }: CreditNoteView, paper: InvoicePaper): void {
  const { notes, words } = paper
  sheet.need(PAGE.height)
  drawHeading(sheet, { title: words.noteTitle, notes, facts })
  drawParties(sheet, paper)
  sheet.writeRow(cellsOf({ size: 9, color: SOFT }, [words.what, '', '', words.sum]))
  rule(sheet)
  for (const [what, amount] of lines) {
    sheet.need(40)
    sheet.writeRow(cellsOf({ size: 11, color: INK }, [what, '', '', amount]))
    sheet.y += 5
  }
  sheet.need(120 + (taxes?.length ?? 0) * ROW_HEIGHT)
  rule(sheet)
  drawRow(sheet, total, TOTAL)
  drawTaxes(sheet, taxes, words)
  drawFoot(sheet, paper)
}

function drawFoot(sheet: Sheet, { view: { notes }, origin, organisation }: InvoicePaper): void {
  sheet.need(60 + notes.length * ROW_HEIGHT)
  sheet.y += 18
  for (const note of notes) sheet.write(note, { size: 10, color: INK })
  sheet.write(origin, { size: 9, color: SOFT })
  for (const line of organisation) sheet.write(line, { size: 9, color: SOFT })
}

function rule(sheet: Sheet): void {
  sheet.y += 3
  sheet.doc
    .moveTo(PAGE.margin, sheet.y)
    .lineTo(PAGE.width - PAGE.margin, sheet.y)
    .lineWidth(0.75)
    .stroke(LINE)
  sheet.y += 7
}
