import { organisationLines } from '#app/platform/config/organisation.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import type { Site } from '#app/platform/config/site.ts'
import { formatMoney } from '#app/platform/money.ts'
import { drawBorder, INK, MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { A4 as PAGE, openSheet, type Sheet, type Style } from '#app/platform/pdf/sheet.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { statementCopy as words } from './copy.ts'
import type { Statement, StatementEntry } from './gift-queries.server.ts'

const LINE = '#ddd0b8'
const BORDER_TEETH = 56
const GAP = 10
const LABEL_WIDTH = 96
/** Of the text's width: date, receipt, campaign, gift, tip, total. */
const COLUMNS = [0.17, 0.14, 0.33, 0.13, 0.1, 0.13] as const
/** The first column with numbers. */
const NUMBERS_FROM = 3

interface Printing {
  /** Whose gifts they are. */
  giver: string
  site: Site
  madeAt: Date
}

/** The statement as A4 pages. The same statement at the same time gives the same bytes. */
export async function statementPdf(statement: Statement, { giver, site, madeAt }: Printing): Promise<Buffer> {
  const days = words.days(statement.year)
  const title = `${words.title}, ${days}`
  const sheet = await openSheet(PAGE, { title, author: site.brandName, createdAt: madeAt })
  drawHeading(sheet, statement, site)
  drawFacts(sheet, [
    [words.period, days],
    [words.of, giver],
    [words.madeOn, formatDate(madeAt)],
  ])
  const of = (kind: StatementEntry['kind']) => statement.entries.filter((entry) => entry.kind === kind)
  drawEntries(sheet, words.sections.gifts, of('gift'), statement.currency)
  if (statement.returnedMinor > 0) drawEntries(sheet, words.sections.returns, of('return'), statement.currency)
  drawSums(sheet, statement)
  drawFoot(sheet, site)
  return sheet.close()
}

function drawHeading(sheet: Sheet, { entries }: Statement, { brandName, showcase }: Site): void {
  drawBorder(sheet.doc, { width: PAGE.width, teeth: BORDER_TEETH })
  sheet.y = 44
  sheet.write(brandName, { size: 11, weight: 'bold', color: MADDER })
  sheet.write(words.title, { size: 24, weight: 'bold', color: INK })
  if (entries.some(({ isTest }) => isTest)) sheet.write(words.test, { size: 11, weight: 'bold', color: MADDER })
  if (showcase) sheet.write(showcaseCopy.line, { size: 11, weight: 'bold', color: MADDER })
  sheet.y += 10
}

function drawFacts(sheet: Sheet, facts: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, value] of facts) {
    sheet.writeRow([
      [label, { size: 9.5, color: SOFT, width: LABEL_WIDTH }],
      [value, { size: 11, color: INK, x: PAGE.margin + LABEL_WIDTH }],
    ])
    sheet.y += 3
  }
}

function drawEntries(sheet: Sheet, title: string, entries: readonly StatementEntry[], currency: string): void {
  const { head } = words
  sheet.need(90)
  sheet.y += 16
  sheet.write(title, { size: 14, weight: 'bold', color: INK })
  sheet.y += 4
  if (entries.length === 0) return sheet.write(words.noGifts, { size: 10, color: SOFT })
  const money = (minor: number) => formatMoney(minor, currency)
  sheet.writeRow(
    cellsOf({ size: 9, color: SOFT }, [head.date, head.receipt, head.campaign, head.gift, head.tip, head.total]),
  )
  rule(sheet)
  for (const { at, receiptNumber, campaign, amountMinor, tipMinor } of entries) {
    sheet.need(44)
    const sums = [money(amountMinor), money(tipMinor), money(amountMinor + tipMinor)]
    sheet.writeRow(cellsOf({ size: 9.5, color: INK }, [formatDate(at), receiptNumber, campaign, ...sums]))
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

function drawSums(sheet: Sheet, { givenMinor, returnedMinor, currency }: Statement): void {
  const { sums } = words
  sheet.need(110)
  sheet.y += 8
  rule(sheet)
  const rows: (readonly [string, number])[] = [[sums.given, givenMinor]]
  if (returnedMinor > 0) rows.push([sums.returned, returnedMinor], [sums.rest, givenMinor - returnedMinor])
  for (const [i, [label, minor]] of rows.entries()) {
    const style = { size: 12, color: INK, weight: i === rows.length - 1 ? 'bold' : 'regular' } as const
    sheet.writeRow([
      [label, { ...style, width: PAGE.textWidth * 0.6 }],
      [formatMoney(minor, currency), { ...style, align: 'right' }],
    ])
    sheet.y += 3
  }
}

function drawFoot(sheet: Sheet, { organisation }: Site): void {
  const lines = organisationLines(organisation)
  sheet.need(60 + lines.length * 12)
  sheet.y += 20
  for (const line of lines) sheet.write(line, { size: 8, color: INK })
  sheet.write(words.nature, { size: 8, color: SOFT })
}

function rule(sheet: Sheet): void {
  sheet.y += 2
  const end = PAGE.width - PAGE.margin
  sheet.doc.moveTo(PAGE.margin, sheet.y).lineTo(end, sheet.y).lineWidth(0.75).stroke(LINE)
  sheet.y += 5
}
