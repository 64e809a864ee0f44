import { drawBorder, INK, MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { A4 as PAGE } from '#app/platform/pdf/page.ts'
import { openSheet, type Sheet, type SheetInfo, type Style } from '#app/platform/pdf/sheet.server.ts'

const LINE = '#ddd0b8'
const BORDER_TEETH = 56
const GAP = 10
const LABEL_WIDTH = 96
/** Of the text's width: date, receipt, campaign, gift, tip, total. */
const COLUMNS = [0.17, 0.14, 0.33, 0.13, 0.1, 0.13] as const
/** The first column with numbers. */
const NUMBERS_FROM = 3

type Row = readonly [label: string, value: string]

interface Entries {
  title: string
  /** What stands in place of a table without rows. */
  none: string
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** The words of a statement. */
export interface StatementPaper {
  info: SheetInfo
  brandName: string
  title: string
  /** What restricts the statement: a test. */
  notes: readonly string[]
  facts: readonly Row[]
  sections: readonly Entries[]
  /** The last one is what remains. */
  sums: readonly Row[]
  organisation: readonly string[]
  nature: string
}

/** A4 pages. The same words give the same bytes. */
export async function drawStatement(paper: StatementPaper): Promise<Buffer> {
  const sheet = await openSheet(PAGE, paper.info)
  drawHeading(sheet, paper)
  drawFacts(sheet, paper.facts)
  for (const entries of paper.sections) drawEntries(sheet, entries)
  drawSums(sheet, paper.sums)
  drawFoot(sheet, paper)
  return sheet.close()
}

function drawHeading(sheet: Sheet, { brandName, title, notes }: StatementPaper): void {
  drawBorder(sheet.doc, { width: PAGE.width, teeth: BORDER_TEETH })
  sheet.y = 44
  sheet.write(brandName, { size: 11, weight: 'bold', color: MADDER })
  sheet.write(title, { size: 24, weight: 'bold', color: INK })
  for (const note of notes) sheet.write(note, { size: 11, weight: 'bold', color: MADDER })
  sheet.y += 10
}

function drawFacts(sheet: Sheet, facts: readonly Row[]): void {
  for (const [label, value] of facts) {
    sheet.writeRow([
      [label, { size: 9.5, color: SOFT, width: LABEL_WIDTH }],
      [value, { size: 11, color: INK, x: PAGE.margin + LABEL_WIDTH }],
    ])
    sheet.y += 3
  }
}

function drawEntries(sheet: Sheet, { title, none, head, rows }: Entries): void {
  sheet.need(90)
  sheet.y += 16
  sheet.write(title, { size: 14, weight: 'bold', color: INK })
  sheet.y += 4
  if (rows.length === 0) return sheet.write(none, { size: 10, color: SOFT })
  sheet.writeRow(cellsOf({ size: 9, color: SOFT }, head))
  rule(sheet)
  for (const row of rows) {
    sheet.need(44)
    sheet.writeRow(cellsOf({ size: 9.5, color: INK }, row))
    sheet.y += 4
  }
}

function cellsOf(style: Style, texts: readonly string[]): (readonly [string, Style])[] {
  let x: number = PAGE.margin
  return texts.map((text, i) => {
    const width = (COLUMNS[i] ?? 0) * PAGE.textWidth
    const isNumber = i >= NUMBERS_FROM
    const cell = [
      text,
      { ...style, x, width: isNumber ? width : width - GAP, align: isNumber ? 'right' : 'left' } as const,
    ] as const
    x += width
    return cell
  })
}

function drawSums(sheet: Sheet, rows: readonly Row[]): void {
  sheet.need(110)
  sheet.y += 8
  rule(sheet)
  for (const [i, [label, sum]] of rows.entries()) {
    const style = { size: 12, color: INK, weight: i === rows.length - 1 ? 'bold' : 'regular' } as const
    sheet.writeRow([
      [label, { ...style, width: PAGE.textWidth * 0.6 }],
      [sum, { ...style, align: 'right' }],
    ])
    sheet.y += 3
  }
}

function drawFoot(sheet: Sheet, { organisation, nature }: StatementPaper): void {
  sheet.need(60 + organisation.length * 12)
  sheet.y += 20
  for (const line of organisation) sheet.write(line, { size: 8, color: INK })
  sheet.write(nature, { size: 8, color: SOFT })
}

function rule(sheet: Sheet): void {
  sheet.y += 2
  const end = PAGE.width - PAGE.margin
  sheet.doc.moveTo(PAGE.margin, sheet.y).lineTo(end, sheet.y).lineWidth(0.75).stroke(LINE)
  sheet.y += 5
}
