import { gstCodeOf, stateOfGstNumber, stateTaxOf } from '#app/platform/india/gst.ts'
import { stateName } from '#app/platform/india/state-name.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { rateText } from '#app/features/marketplace/gst/gst-rules.ts'
import { invoiceCopy as copy } from './invoice-copy.ts'
import type { Invoice } from './invoice-query.server.ts'
import { grossOf, type TaxSplit } from './split-tax.ts'

/** A label with an amount. */
export type Row = readonly [label: string, amount: string]

/** An invoice with all text formatted, for the page and the PDF. */
export function invoiceView(invoice: Invoice) {
  const { kind, number, currency, seller, buyer, placeOfSupply, totalMinor, refundedMinor } = invoice
  const money = (amountMinor: number) => formatMoney(amountMinor, currency)
  const isRegistered = kind === 'tax-invoice' || kind === 'bill-of-supply'
  const shop = seller.shopName === seller.name ? [] : [seller.shopName]
  const refund: Row[] = [
    [copy.returned, money(-refundedMinor)],
    [copy.left, money(totalMinor - refundedMinor)],
  ]
  return {
    title: copy.titles[kind],
    number,
    facts: [
      [copy.number, number],
      [copy.date, formatDate(invoice.invoicedAt)],
      [copy.order, invoice.orderNumber],
      [copy.ordered, formatDate(invoice.placedAt)],
    ] as const satisfies readonly Row[],
    seller: [seller.name, ...shop, seller.address, ...numbersOf(seller)],
    buyer: [
      ...(buyer ?? [copy.forgotten]),
      ...(isRegistered ? [copy.supply(stateName(placeOfSupply), gstCodeOf(placeOfSupply))] : []),
    ],
    lines: invoice.lines.map(({ title, quantity, priceMinor, sumMinor, tax }) => ({
      title,
      note: tax && copy.line(tax.hsn, rateText(tax.basisPoints), money(tax.taxableMinor)),
      quantity: String(quantity),
      price: money(priceMinor),
      sum: money(sumMinor),
    })),
    sums: [
      [copy.goods, money(invoice.goodsMinor)],
      [copy.delivery, invoice.deliveryMinor > 0 ? money(invoice.deliveryMinor) : copy.free],
    ] as readonly Row[],
    total: [copy.total, money(totalMinor)] as Row,
    refund: refundedMinor > 0 ? refund : [],
    taxes: kind === 'tax-invoice' ? taxTable(taxedLines(invoice), { seller, placeOfSupply, money }) : null,
    notes: notesOf(invoice),
    creditNotes: invoice.creditNotes.map((note) => ({
      title: copy.note.numbered(note.number),
      about: copy.note.about(formatDate(note.issuedAt)),
      facts: [
        [copy.number, note.number],
        [copy.date, formatDate(note.issuedAt)],
        [copy.note.invoice, number],
        [copy.order, invoice.orderNumber],
      ] as const satisfies readonly Row[],
      lines: note.lines.map((line) => [line.title, money(grossOf(line))] as Row),
      taxes: kind === 'tax-invoice' ? taxTable(note.lines, { seller, placeOfSupply, money }) : null,
      total: [copy.note.total, money(note.amountMinor)] as Row,
    })),
    isTest: invoice.isTest,
  }
}

export type InvoiceView = ReturnType<typeof invoiceView>

function numbersOf({ gstin, enrolmentNumber }: Invoice['seller']): string[] {
  if (gstin) return [copy.gstin(gstin)]
  return [...(enrolmentNumber ? [copy.enrolment(enrolmentNumber)] : []), copy.noGstin]
}

function notesOf({ kind, deliveryMinor }: Invoice): string[] {
  if (kind === 'bill' || kind === 'bill-of-supply') return [copy.noTax]
  if (kind === 'invoice') return [copy.taxes]
  return [copy.taxes, ...(deliveryMinor > 0 ? [copy.share] : []), copy.reverse]
}

type Taxed = TaxSplit & { basisPoints: number | null }

const taxedLines = ({ lines }: Invoice): Taxed[] => lines.flatMap(({ tax }) => tax ?? [])

interface Drawing extends Pick<Invoice, 'seller' | 'placeOfSupply'> {
  money: (amountMinor: number) => string
}

/** The tax by rate, as rows of labels and amounts: each rate has its taxable value and its taxes. */
function taxTable(lines: readonly Taxed[], { seller, placeOfSupply, money }: Drawing): readonly Row[] {
  const isInterState = seller.gstin !== null && stateOfGstNumber(seller.gstin) !== placeOfSupply
  const byRate = Map.groupBy(lines, ({ basisPoints }) => basisPoints ?? 0)
  return [...byRate]
    .toSorted(([a], [b]) => a - b)
    .flatMap(([rate, of]) => {
      const sum = (part: keyof TaxSplit) => of.reduce((total, line) => total + line[part], 0)
      const whole = rateText(rate)
      const half = rateText(rate / 2)
      const label = byRate.size > 1 ? `${copy.taxable} (${whole}%)` : copy.taxable
      const taxes: Row[] = isInterState
        ? [[copy.tax('IGST', whole), money(sum('igstMinor'))]]
        : [
            [copy.tax('CGST', half), money(sum('cgstMinor'))],
            [copy.tax(stateTaxOf(placeOfSupply), half), money(sum('sgstMinor'))],
          ]
      return [[label, money(sum('taxableMinor'))] as Row, ...(rate === 0 ? [] : taxes)]
    })
}
