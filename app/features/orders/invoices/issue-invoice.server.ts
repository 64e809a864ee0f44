import { eq } from 'drizzle-orm'
import { readGstNeeds } from '#app/features/marketplace/gst/gst-queries.server.ts'
import { needsTaxDetails, type ProductTax } from '#app/features/marketplace/gst/gst-rules.ts'
import { readProductTaxes } from '#app/features/marketplace/gst/product-tax-queries.server.ts'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { addressLines } from '#app/features/orders/order/address-lines.server.ts'
import { type Line, listLines, type Order, type Shipment } from '#app/features/orders/shipments/lock-shipment.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { stateOfGstNumber } from '#app/platform/india/gst.ts'
import { financialYearOf } from '#app/platform/time/dates.ts'
import { invoiceLines, invoices } from './invoice-tables.server.ts'
import { KEPT_YEARS, NAMED_BUYER_MINOR_MIN } from './schema.ts'
import { divide, splitTax } from './split-tax.ts'

type Seller = typeof sellerProfiles.$inferSelect & { place: string }

interface Issuing {
  order: Order
  /** Locked (`lockShipment`). */
  shipment: Shipment
  now: Date
}

/** `titles`: the items without HSN code, or without a rate that holds today. */
export type IssueOutcome = { ok: true } | { ok: false; titles: readonly string[] }

/**
 * Writes what the invoice of a shipment says, with the numbers, addresses, codes and rates of this moment. The caller
 * gives the shipment its number in the same transaction. A shop from before the rules of GST, whose products have no HSN
 * codes yet, gets no rows until its date: its invoice is the one of before.
 */
export async function issueInvoice(tx: Db, { order, shipment, now }: Issuing): Promise<IssueOutcome> {
  const seller = await getSeller(tx, shipment.sellerId)
  const lines = await listLines(tx, shipment.id)
  const productIds = [...new Set(lines.map(({ productId }) => productId))]
  const taxes = seller.gstin === null ? null : await readProductTaxes(tx, { productIds, now })
  const bare = taxes ? lines.filter(({ productId }) => !isComplete(taxes.get(productId))) : []
  if (bare.length > 0) {
    const isNeeded = needsTaxDetails(seller, await readGstNeeds(tx, now), now)
    return isNeeded ? { ok: false, titles: bare.map(({ title }) => title) } : { ok: true }
  }
  await tx.insert(invoices).values(headOf({ order, shipment, now }, seller, taxes))
  await tx.insert(invoiceLines).values(linesOf({ order, shipment, lines, seller, taxes }))
  return { ok: true }
}

const isComplete = (tax: ProductTax | undefined): boolean => (tax?.hsn ?? null) !== null && tax?.gstBasisPoints !== null

type Taxes = ReadonlyMap<string, ProductTax> | null

function headOf({ order, shipment, now }: Issuing, seller: Seller, taxes: Taxes): typeof invoices.$inferInsert {
  const { gstin, enrolmentNumber, displayName } = seller
  const isTaxed = [...(taxes?.values() ?? [])].some(({ gstBasisPoints }) => (gstBasisPoints ?? 0) > 0)
  const isNamed = gstin !== null && shipment.goodsMinor + shipment.deliveryMinor >= NAMED_BUYER_MINOR_MIN
  return {
    shipmentId: shipment.id,
    kind: gstin === null ? 'bill' : isTaxed ? 'tax-invoice' : 'bill-of-supply',
    sellerName: seller.legalName ?? displayName,
    shopName: displayName,
    sellerAddress: seller.address ?? seller.place,
    gstin,
    enrolmentNumber,
    placeOfSupply: order.state,
    buyer: order.buyerName === null ? null : addressLines({ ...order, name: order.buyerName }),
    keepBuyerUntil: isNamed ? keptUntil(now) : null,
  }
}

/** The end of 31 December, seven years after the calendar year in which the financial year began. */
function keptUntil(now: Date): Date {
  return new Date(`${financialYearOf(now) + KEPT_YEARS}-12-31T23:59:59+05:30`)
}

interface Drawing {
  order: Order
  shipment: Shipment
  lines: readonly Line[]
  seller: Seller
  taxes: Taxes
}

/**
 * Each item bears its share of the delivery, by price, at its own rate: delivery is incidental to the supply of the item
 * (CGST Act 2017, sections 8(a) and 15(2)(c)).
 */
function linesOf({ order, shipment, lines, seller, taxes }: Drawing): (typeof invoiceLines.$inferInsert)[] {
  const isInterState = seller.gstin !== null && stateOfGstNumber(seller.gstin) !== order.state
  const goods = lines.map(({ priceMinor, quantity }) => priceMinor * quantity)
  const delivery = divide(shipment.deliveryMinor, goods)
  return lines.map(({ id, productId }, position) => {
    const [goodsMinor, deliveryMinor] = [goods[position] ?? 0, delivery[position] ?? 0]
    const { hsn = null, gstBasisPoints = null } = taxes?.get(productId) ?? {}
    const split = splitTax(goodsMinor + deliveryMinor, gstBasisPoints ?? 0, isInterState)
    return { shipmentId: shipment.id, lineId: id, position, goodsMinor, deliveryMinor, hsn, gstBasisPoints, ...split }
  })
}

async function getSeller(tx: Db, sellerId: string): Promise<Seller> {
  const [row] = await tx
    .select({ seller: sellerProfiles, region: regions })
    .from(sellerProfiles)
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .where(eq(sellerProfiles.id, sellerId))
  if (!row) throw new Error(`no seller ${sellerId}`)
  return { ...row.seller, place: `${row.region.name}, ${row.region.country}` }
}
