import { formatDate } from '#app/platform/time/dates.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { AttachmentRef } from '#app/platform/mail/outbox.server.ts'
import type { Attachment } from '#app/platform/mail/transport.server.ts'
import { formatMoney } from '#app/platform/money.ts'
import { showcaseCopy } from '#app/platform/config/showcase-copy.ts'
import { type Invoice, readInvoice } from './invoice-query.server.ts'
import { drawBorder, INK, MADDER, SOFT } from '#app/platform/pdf/printed.server.ts'
import { A4 as PAGE, openSheet, type Sheet, type Style } from '#app/platform/pdf/sheet.server.ts'
import { organisationLines } from '#app/platform/config/organisation.ts'
import type { Site } from '#app/platform/config/site.ts'
import { invoiceCopy as words } from './invoice-copy.ts'

const LINE = '#ddd0b8'
const BORDER_TEETH = 56
const GAP = 24

/** Null for a shipment of another order, and until it is sent. */
export const findInvoice = (
  db: Db,
  { token, shipmentId }: { token: string; shipmentId: string },
): Promise<Invoice | null> => readInvoice(db, { token, shipmentId })

/**
 * An A4 invoice of one shipment, with as many pages as it needs. The same shipment gives the same bytes; refunds are
 * listed below the total.
 */
export async function invoicePdf(invoice: Invoice, site: Site): Promise<Buffer> {
  const sheet = await openSheet(PAGE, {
    title: `${words.title} ${invoice.number}`,
    author: invoice.seller.name,
    createdAt: invoice.invoicedAt,
  })
  drawBorder(sheet.doc, { width: PAGE.width, teeth: BORDER_TEETH })
  drawHeading(sheet, invoice, site)
  drawParties(sheet, invoice)
  drawLines(sheet, invoice)
  drawSums(sheet, invoice)
  drawFoot(sheet, site)
  return sheet.close()
}

/** Resolves the mail attachment of kind `invoice`; null for other kinds and unknown shipments. */
export function invoiceAttachment({ db, site }: { db: Db; site: Site }) {
  return async ({ kind, id: shipmentId }: AttachmentRef): Promise<Attachment | null> => {
    const invoice = kind === 'invoice' ? await readInvoice(db, { shipmentId, token: null }) : null
    if (!invoice) return null
    return { filename: invoice.fileName, contentType: 'application/pdf', content: await invoicePdf(invoice, site) }
  }
}

function drawHeading(sheet: Sheet, invoice: Invoice, { showcase }: Site): void {
  sheet.y = 44
  sheet.write(words.title, { size: 26, weight: 'bold', color: INK })
  if (invoice.isTest) sheet.write(words.test, { size: 11, weight: 'bold', color: MADDER })
  if (showcase) sheet.write(showcaseCopy.line, { size: 11, weight: 'bold', color: MADDER })
  sheet.y += 8
  const facts = [
    [words.number, invoice.number],
    [words.date, formatDate(invoice.invoicedAt)],
    [words.order, invoice.orderNumber],
    [words.ordered, formatDate(invoice.placedAt)],
  ] as const
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
function drawParties(sheet: Sheet, { seller, buyer }: Invoice): void {
  const half = PAGE.textWidth / 2
  const width = half - GAP / 2
  const shop = seller.shopName === seller.name ? [] : [seller.shopName]
  const sold = [seller.name, ...shop, seller.address, seller.gstin ? words.gstin(seller.gstin) : words.noGstin]
  const top = sheet.y
  const column = (title: string, lines: readonly string[], x: number): number => {
    sheet.y = top
    sheet.write(title, { size: 9, color: SOFT, x, width })
    for (const [i, line] of lines.entries()) {
      sheet.write(line, { size: 11, color: INK, weight: i === 0 ? 'bold' : 'regular', x, width })
    }
    return sheet.y
  }
  const ends = [
    column(words.seller, sold, PAGE.margin),
    column(words.buyer, buyer ?? [words.forgotten], PAGE.margin + half),
  ]
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

function drawLines(sheet: Sheet, { lines, currency }: Invoice): void {
  const { what, quantity, price, sum } = words
  sheet.writeRow(cellsOf({ size: 9, color: SOFT }, [what, quantity, price, sum]))
  rule(sheet)
  for (const line of lines) {
    sheet.need(40)
    const money = (amountMinor: number) => formatMoney(amountMinor, currency)
    const texts = [line.title, String(line.quantity), money(line.priceMinor), money(line.sumMinor)] as const
    sheet.writeRow(cellsOf({ size: 11, color: INK }, texts))
    sheet.y += 5
  }
}

function drawSums(sheet: Sheet, invoice: Invoice): void {
  const { goodsMinor, deliveryMinor, totalMinor, refundedMinor, currency } = invoice
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const row = (label: string, value: string, style: Omit<Style, 'color'> = { size: 11 }) => {
    const x = PAGE.margin + PAGE.textWidth / 2
    const width = PAGE.textWidth / 4
    sheet.writeRow([
      [label, { ...style, color: INK, x, width }],
      [value, { ...style, color: INK, x: x + width, width, align: 'right' }],
    ])
    sheet.y += 3
  }
  sheet.need(120)
  rule(sheet)
  row(words.goods, money(goodsMinor))
  row(words.delivery, deliveryMinor > 0 ? money(deliveryMinor) : words.free)
  row(words.total, money(totalMinor), { size: 14, weight: 'bold' })
  if (refundedMinor === 0) return
  row(words.returned, money(-refundedMinor))
  row(words.left, money(totalMinor - refundedMinor), { size: 11, weight: 'bold' })
}

function drawFoot(sheet: Sheet, { brandName, siteUrl, organisation }: Site): void {
  sheet.need(60)
  sheet.y += 18
  sheet.write(words.taxes, { size: 10, color: INK })
  sheet.write(`${words.through(brandName)} ${siteUrl}`, { size: 9, color: SOFT })
  for (const line of organisationLines(organisation)) sheet.write(line, { size: 9, color: SOFT })
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
