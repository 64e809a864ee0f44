import { encode } from 'uqr'
import { drawBorder, INK, MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { A5 as PAGE } from '#app/platform/pdf/page.ts'
import { openSheet, type Sheet, type SheetInfo } from '#app/platform/pdf/sheet.server.ts'

const QR_SIZE = 84
const LINE = '#ddd0b8'
const BORDER_TEETH = 42
const LABEL_WIDTH = 96

type Row = readonly [label: string, value: string]

/** The words of a receipt. */
export interface ReceiptPaper {
  info: SheetInfo
  brandName: string
  title: string
  /** What restricts the receipt: a test, a return. */
  notes: readonly string[]
  facts: readonly Row[]
  money: {
    amount: Row
    /** What of the amount the costs are; null without costs. */
    split: string | null
    tip: Row | null
    total: Row
  }
  tax: { approved: string; facts: readonly string[] } | null
  foot: {
    /** The code leads there. */
    url: string
    organisation: readonly string[]
    scan: string
    nature: string
  }
}

/** One A5 page. The same words give the same bytes. */
export async function drawReceipt({ info, facts, money, tax, foot, ...heading }: ReceiptPaper): Promise<Buffer> {
  const sheet = await openSheet(PAGE, info)
  drawBorder(sheet.doc, { width: PAGE.width, teeth: BORDER_TEETH })
  drawHeading(sheet, heading)
  for (const fact of facts) drawFact(sheet, fact)
  drawMoney(sheet, money)
  if (tax) drawTax(sheet, tax)
  drawFoot(sheet, foot)
  return sheet.close()
}

function drawHeading(sheet: Sheet, { brandName, title, notes }: Pick<ReceiptPaper, 'brandName' | 'title' | 'notes'>) {
  sheet.y = 38
  sheet.write(brandName, { size: 11, weight: 'bold', color: MADDER })
  sheet.write(title, { size: 24, weight: 'bold', color: INK })
  for (const note of notes) sheet.write(note, { size: 11, weight: 'bold', color: MADDER })
  sheet.y += 10
}

function drawFact(sheet: Sheet, [label, value]: Row): void {
  const top = sheet.y
  sheet.write(label, { size: 9.5, color: SOFT, width: LABEL_WIDTH })
  sheet.y = top
  sheet.write(value, { size: 11, color: INK, x: PAGE.margin + LABEL_WIDTH, width: PAGE.textWidth - LABEL_WIDTH })
  sheet.y += 4
}

function drawMoney(sheet: Sheet, { amount, split, tip, total }: ReceiptPaper['money']): void {
  sheet.y += 8
  drawRow(sheet, amount)
  if (split !== null) {
    sheet.write(split, { size: 9.5, color: SOFT })
    sheet.y += 4
  }
  if (tip) drawRow(sheet, tip)
  sheet.doc
    .moveTo(PAGE.margin, sheet.y)
    .lineTo(PAGE.width - PAGE.margin, sheet.y)
    .lineWidth(0.75)
    .stroke(LINE)
  sheet.y += 6
  drawRow(sheet, total, 'bold')
}

function drawTax(sheet: Sheet, { approved, facts }: NonNullable<ReceiptPaper['tax']>): void {
  sheet.y += 8
  sheet.write(approved, { size: 9.5, color: SOFT })
  for (const fact of facts) sheet.write(fact, { size: 9.5, color: INK })
}

function drawRow(sheet: Sheet, [label, value]: Row, weight: 'regular' | 'bold' = 'regular'): void {
  const top = sheet.y
  sheet.write(label, { size: 12, weight, color: INK, width: PAGE.textWidth * 0.6 })
  const end = sheet.y
  sheet.y = top
  sheet.write(value, { size: 12, weight, color: INK, align: 'right' })
  sheet.y = Math.max(end, sheet.y) + 4
}

function drawFoot(sheet: Sheet, { url, organisation, scan, nature }: ReceiptPaper['foot']): void {
  const top = PAGE.height - PAGE.margin - QR_SIZE
  drawQrCode(sheet, url, { x: PAGE.margin, y: top })
  const x = PAGE.margin + QR_SIZE + 14
  sheet.y = top
  for (const line of organisation) {
    sheet.write(line, { size: 8, color: INK, x, width: PAGE.width - PAGE.margin - x })
  }
  sheet.write(scan, { size: 9, color: SOFT, x, width: PAGE.width - PAGE.margin - x })
  sheet.y += 4
  sheet.write(nature, { size: 8, color: SOFT, x, width: PAGE.width - PAGE.margin - x })
  sheet.doc.link(PAGE.margin, top, QR_SIZE, QR_SIZE, url)
}

function drawQrCode({ doc }: Sheet, text: string, { x, y }: { x: number; y: number }): void {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const unit = QR_SIZE / size
  for (const [row, cells] of data.entries()) {
    for (const [column, isDark] of cells.entries()) {
      if (isDark) doc.rect(x + column * unit, y + row * unit, unit, unit)
    }
  }
  doc.fill(INK)
}
