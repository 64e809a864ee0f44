import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { addressLines, readersLines } from '#app/features/orders/order/address-lines.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { readShipmentTotals } from '#app/features/orders/shipments/shipment-totals.server.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { creditNoteLines, creditNotes, invoiceLines, invoices } from './invoice-tables.server.ts'
import type { InvoiceKind } from './schema.ts'
import type { TaxSplit } from './split-tax.ts'

interface InvoiceLine {
  title: string
  priceMinor: number
  quantity: number
  sumMinor: number
  /** Null on a bill of a seller without a GST number, and on an invoice from before these details. */
  tax: (TaxSplit & { hsn: string; basisPoints: number }) | null
}

interface CreditNote {
  number: string
  issuedAt: Date
  amountMinor: number
  lines: readonly (TaxSplit & { title: string; basisPoints: number | null })[]
}

/** One shipment's invoice. */
export interface Invoice {
  /** 'invoice' is one from before its details were stored: they are those of today. */
  kind: InvoiceKind | 'invoice'
  number: string
  invoicedAt: Date
  orderNumber: string
  placedAt: Date
  currency: string
  /** The legal name when given, else the shop's. */
  seller: { name: string; shopName: string; address: string; gstin: string | null; enrolmentNumber: string | null }
  /** Name and address lines; null once erased. */
  buyer: readonly string[] | null
  /** A State. */
  placeOfSupply: string
  lines: readonly InvoiceLine[]
  goodsMinor: number
  deliveryMinor: number
  totalMinor: number
  refundedMinor: number
  creditNotes: readonly CreditNote[]
  isTest: boolean
  fileName: string
}

/** Who asks: the holder of the order's token, a seller of their own shipment, or the program itself. */
export type InvoiceReader = { token: string } | { sellerId: string } | 'program'

/** The invoice of a shipment; null until it is sent, and for a shipment that is not the reader's. */
export async function readInvoice(
  db: Db,
  { shipmentId, reader }: { shipmentId: string; reader: InvoiceReader },
): Promise<Invoice | null> {
  if (!isUuid(shipmentId)) return null
  const read = together(db)
  const found = read
    .select({
      shipment: orderShipments,
      order: orders,
      seller: sellerProfiles,
      region: regions,
      isTest: payments.isTest,
      issued: invoices,
    })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderShipments.sellerId))
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .leftJoin(invoices, eq(invoices.shipmentId, orderShipments.id))
    .where(and(eq(orderShipments.id, shipmentId), isNotNull(orderShipments.invoiceNumber), isOf(reader)))
  const [[row], totals, lines, creditNotes] = await Promise.all([
    found,
    readShipmentTotals(read, [shipmentId]),
    listInvoiceLines(read, shipmentId),
    listCreditNotes(read, shipmentId),
  ])
  const ownTotals = totals.get(shipmentId)
  if (!row?.shipment.invoiceNumber || !row.shipment.invoicedAt || !ownTotals) return null
  const { order } = row
  const number = row.shipment.invoiceNumber
  const { goodsMinor, deliveryMinor, totalMinor, refundedMinor } = ownTotals
  return {
    ...(row.issued ? issuedParties(row.issued) : partiesOfToday(row)),
    number,
    invoicedAt: row.shipment.invoicedAt,
    orderNumber: order.number,
    placedAt: order.placedAt,
    currency: order.currency,
    lines,
    goodsMinor,
    deliveryMinor,
    totalMinor,
    refundedMinor,
    creditNotes: row.issued ? creditNotes : [],
    isTest: row.isTest ?? false,
    fileName: `invoice-${number}.pdf`,
  }
}

function isOf(reader: InvoiceReader) {
  if (reader === 'program') return undefined
  return 'token' in reader ? eq(orders.publicToken, reader.token) : eq(orderShipments.sellerId, reader.sellerId)
}

type Parties = Pick<Invoice, 'kind' | 'seller' | 'buyer' | 'placeOfSupply'>

function issuedParties(issued: typeof invoices.$inferSelect): Parties {
  const { kind, sellerName: name, shopName, sellerAddress: address, gstin, enrolmentNumber, ...rest } = issued
  const { buyer, placeOfSupply } = rest
  const seller = { name, shopName, address, gstin, enrolmentNumber }
  return { kind, seller, buyer: buyer && readersLines(buyer, placeOfSupply), placeOfSupply }
}

interface Today {
  order: typeof orders.$inferSelect
  seller: typeof sellerProfiles.$inferSelect
  region: typeof regions.$inferSelect
}

function partiesOfToday({ order, seller, region }: Today): Parties {
  return {
    kind: 'invoice',
    seller: {
      name: seller.legalName ?? seller.displayName,
      shopName: seller.displayName,
      address: seller.address ?? `${region.name}, ${region.country}`,
      gstin: seller.gstin,
      enrolmentNumber: null,
    },
    buyer:
      order.buyerName === null ? null : readersLines(addressLines({ ...order, name: order.buyerName }), order.state),
    placeOfSupply: order.state,
  }
}

async function listInvoiceLines(db: Db, shipmentId: string): Promise<InvoiceLine[]> {
  const { title, priceMinor, quantity } = orderLines
  const rows = await db
    .select({ title, priceMinor, quantity, issued: invoiceLines })
    .from(orderLines)
    .leftJoin(invoiceLines, eq(invoiceLines.lineId, orderLines.id))
    .where(eq(orderLines.shipmentId, shipmentId))
    .orderBy(asc(invoiceLines.position), asc(title))
  return rows.map(({ issued, ...line }) => ({
    ...line,
    sumMinor: line.priceMinor * line.quantity,
    tax:
      issued && issued.hsn !== null && issued.gstBasisPoints !== null
        ? { hsn: issued.hsn, basisPoints: issued.gstBasisPoints, ...splitOf(issued) }
        : null,
  }))
}

const splitOf = ({ taxableMinor, cgstMinor, sgstMinor, igstMinor }: TaxSplit): TaxSplit => ({
  taxableMinor,
  cgstMinor,
  sgstMinor,
  igstMinor,
})

async function listCreditNotes(db: Db, shipmentId: string): Promise<CreditNote[]> {
  const rows = await db
    .select({ note: creditNotes, line: creditNoteLines, title: orderLines.title, of: invoiceLines })
    .from(creditNotes)
    .innerJoin(creditNoteLines, eq(creditNoteLines.noteId, creditNotes.id))
    .innerJoin(invoiceLines, eq(invoiceLines.lineId, creditNoteLines.lineId))
    .innerJoin(orderLines, eq(orderLines.id, creditNoteLines.lineId))
    .where(eq(creditNotes.shipmentId, shipmentId))
    .orderBy(asc(creditNotes.issuedAt), asc(creditNotes.number), asc(invoiceLines.position))
  return [...Map.groupBy(rows, ({ note }) => note.id).values()].flatMap((of) => {
    const [first] = of
    if (!first) return []
    const { number, issuedAt, amountMinor } = first.note
    const lines = of.map(({ title, line, of: { gstBasisPoints } }) => {
      return { title, basisPoints: gstBasisPoints, ...splitOf(line) }
    })
    return [{ number, issuedAt, amountMinor, lines }]
  })
}
