import { encode } from 'uqr'
import type { Clock } from '#app/platform/time/clock.ts'
import { formatDate, formatDateTime } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { AttachmentRef } from '#app/platform/mail/outbox.server.ts'
import type { Attachment } from '#app/platform/mail/transport.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { receiptUrl } from '#app/features/fundraising/giving/gift.server.ts'
import { receiptCopy as words } from '#app/features/fundraising/copy.ts'
import { findReceipt, type ReceiptView } from '#app/features/fundraising/queries.server.ts'
import { donorCopy } from '#app/features/fundraising/tax/copy.ts'
import { type GiftTax, readGiftTax } from '#app/features/fundraising/tax/tax-details.server.ts'
import { taxView } from '#app/features/fundraising/tax/tax-view.ts'
import type { Sealer } from '#app/platform/sealer.ts'
import { paymentMethods } from '#app/features/payments/copy.ts'
import { drawBorder, INK, MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { A5 as PAGE, openSheet, type Sheet } from '#app/platform/pdf/sheet.server.ts'
import { organisationLines } from '#app/platform/config/organisation.ts'
import type { Site } from '#app/platform/config/site.ts'
import { sentences } from '#app/platform/text/sentences.ts'

const QR_SIZE = 84
const LINE = '#ddd0b8'
const BORDER_TEETH = 42
const LABEL_WIDTH = 96

/**
 * The receipt as one A5 page. The same receipt gives the same bytes. @throws for a receipt without a number: nothing
 * was received.
 */
export async function receiptPdf(receipt: ReceiptView, site: Site, tax: GiftTax | null): Promise<Buffer> {
  const { receiptNumber, settledAt } = receipt
  if (receiptNumber === null || settledAt === null) throw new Error('a receipt needs settled money')
  const sheet = await openSheet(PAGE, {
    title: `${words.title} ${receiptNumber}`,
    author: site.brandName,
    createdAt: settledAt,
  })
  drawBorder(sheet.doc, { width: PAGE.width, teeth: BORDER_TEETH })
  drawHeading(sheet, receipt, site)
  drawFacts(sheet, { receipt, receiptNumber, settledAt })
  drawMoney(sheet, receipt, site)
  if (tax) drawTax(sheet, tax)
  drawFoot(sheet, receiptUrl(site, receipt.token), {
    organisation: organisationLines(site.organisation),
    nature: tax ? donorCopy.nature : words.nature,
  })
  return sheet.close()
}

/** Resolves the mail attachment of a receipt; null for other kinds and unknown tokens. */
export function receiptAttachment({ db, clock, site, sealer }: { db: Db; clock: Clock; site: Site; sealer: Sealer }) {
  return async ({ kind, id: token }: AttachmentRef): Promise<Attachment | null> => {
    const now = clock()
    const receipt = kind === 'receipt' ? await findReceipt(db, { token, now }) : null
    if (!receipt?.receiptNumber) return null
    const content = await receiptPdf(receipt, site, await readGiftTax(db, { token, now }, sealer))
    return { filename: `${receipt.receiptNumber}.pdf`, contentType: 'application/pdf', content }
  }
}

function drawHeading(sheet: Sheet, receipt: ReceiptView, { brandName, showcase }: Site): void {
  sheet.y = 38
  sheet.write(brandName, { size: 11, weight: 'bold', color: MADDER })
  sheet.write(words.title, { size: 24, weight: 'bold', color: INK })
  if (receipt.isTest) sheet.write(sentences(words.test, words.testNote), { size: 11, weight: 'bold', color: MADDER })
  if (showcase) sheet.write(showcaseCopy.line, { size: 11, weight: 'bold', color: MADDER })
  if (receipt.returnedAt) {
    sheet.write(`${words.returned}: ${formatDate(receipt.returnedAt)}`, { size: 11, weight: 'bold', color: MADDER })
  }
  for (const { amountMinor, at } of receipt.parts) {
    const back = words.returnedPart(formatMoney(amountMinor, receipt.currency), formatDate(at))
    sheet.write(back, { size: 11, weight: 'bold', color: MADDER })
  }
  sheet.y += 10
}

type Received = { receipt: ReceiptView; receiptNumber: string; settledAt: Date }

function drawFacts(sheet: Sheet, { receipt, receiptNumber, settledAt }: Received): void {
  const { name, place, campaign, method } = receipt
  const facts: (readonly [label: string, value: string | null])[] = [
    [words.number, receiptNumber],
    [words.date, formatDateTime(settledAt)],
    [words.from, place === null ? name : `${name}, ${place}`],
    [words.campaign, campaign.title],
    [words.organiser, campaign.organiserName],
    [words.method, method === null ? null : (paymentMethods[method] ?? method)],
  ]
  for (const [label, value] of facts) {
    if (value === null) continue
    const top = sheet.y
    sheet.write(label, { size: 9.5, color: SOFT, width: LABEL_WIDTH })
    sheet.y = top
    sheet.write(value, { size: 11, color: INK, x: PAGE.margin + LABEL_WIDTH, width: PAGE.textWidth - LABEL_WIDTH })
    sheet.y += 4
  }
}

function drawMoney(sheet: Sheet, receipt: ReceiptView, { brandName }: Site): void {
  const { amountMinor, costMinor, chargedCostMinor, tipMinor, totalMinor, currency } = receipt
  sheet.y += 8
  drawRow(sheet, words.amount, formatMoney(amountMinor, currency))
  if (costMinor > 0) {
    const costs = chargedCostMinor ?? costMinor
    const split = words.split(formatMoney(amountMinor - costs, currency), formatMoney(costs, currency))
    sheet.write(split, { size: 9.5, color: SOFT })
    sheet.y += 4
  }
  if (tipMinor > 0) drawRow(sheet, words.tip(brandName), formatMoney(tipMinor, currency))
  sheet.doc
    .moveTo(PAGE.margin, sheet.y)
    .lineTo(PAGE.width - PAGE.margin, sheet.y)
    .lineWidth(0.75)
    .stroke(LINE)
  sheet.y += 6
  drawRow(sheet, words.total, formatMoney(totalMinor, currency), 'bold')
}

function drawTax(sheet: Sheet, tax: GiftTax): void {
  const { approved, facts } = taxView(tax)
  sheet.y += 8
  sheet.write(approved, { size: 9.5, color: SOFT })
  for (const { label, value } of facts) sheet.write(`${label}: ${value}`, { size: 9.5, color: INK })
}

function drawRow(sheet: Sheet, label: string, value: string, weight: 'regular' | 'bold' = 'regular'): void {
  const top = sheet.y
  sheet.write(label, { size: 12, weight, color: INK, width: PAGE.textWidth * 0.6 })
  const end = sheet.y
  sheet.y = top
  sheet.write(value, { size: 12, weight, color: INK, align: 'right' })
  sheet.y = Math.max(end, sheet.y) + 4
}

interface Foot {
  organisation: readonly string[]
  nature: string
}

function drawFoot(sheet: Sheet, url: string, { organisation, nature }: Foot): void {
  const top = PAGE.height - PAGE.margin - QR_SIZE
  drawQrCode(sheet, url, { x: PAGE.margin, y: top })
  const x = PAGE.margin + QR_SIZE + 14
  sheet.y = top
  for (const line of organisation) {
    sheet.write(line, { size: 8, color: INK, x, width: PAGE.width - PAGE.margin - x })
  }
  sheet.write(words.scan, { size: 9, color: SOFT, x, width: PAGE.width - PAGE.margin - x })
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
