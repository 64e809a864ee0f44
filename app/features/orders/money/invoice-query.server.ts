import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import { addressLines } from '#app/features/orders/order/address-lines.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { getShipmentTotals } from '#app/features/orders/shipments/shipment-totals.server.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'

/** One shipment's invoice. */
export interface Invoice {
  number: string
  invoicedAt: Date
  orderNumber: string
  placedAt: Date
  currency: string
  /** The legal name when given, else the shop's. */
  seller: { name: string; shopName: string; address: string; gstin: string | null }
  /** Name and address lines; null once erased. */
  buyer: readonly string[] | null
  lines: readonly { title: string; priceMinor: number; quantity: number; sumMinor: number }[]
  goodsMinor: number
  deliveryMinor: number
  totalMinor: number
  refundedMinor: number
  isTest: boolean
  fileName: string
}

/** The invoice of a shipment; null until it is sent, and with a token, for a shipment of another order. */
export async function readInvoice(
  db: Db,
  { shipmentId, token }: { shipmentId: string; token: string | null },
): Promise<Invoice | null> {
  if (!isUuid(shipmentId)) return null
  const [row] = await db
    .select({
      shipment: orderShipments,
      order: orders,
      seller: sellerProfiles,
      region: regions,
      isTest: payments.isTest,
    })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderShipments.sellerId))
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .where(
      and(
        eq(orderShipments.id, shipmentId),
        isNotNull(orderShipments.invoiceNumber),
        token === null ? undefined : eq(orders.publicToken, token),
      ),
    )
  if (!row?.shipment.invoiceNumber || !row.shipment.invoicedAt) return null
  const { shipment, order, seller, region } = row
  const number = row.shipment.invoiceNumber
  const totals = await getShipmentTotals(db, shipmentId)
  return {
    number,
    invoicedAt: row.shipment.invoicedAt,
    orderNumber: order.number,
    placedAt: order.placedAt,
    currency: order.currency,
    seller: {
      name: seller.legalName ?? seller.displayName,
      shopName: seller.displayName,
      address: seller.address ?? `${region.name}, ${region.country}`,
      gstin: seller.gstin,
    },
    buyer: buyerOf(order),
    lines: await listLines(db, shipment.id),
    goodsMinor: totals.goodsMinor,
    deliveryMinor: totals.deliveryMinor,
    totalMinor: totals.totalMinor,
    refundedMinor: totals.refundedMinor,
    isTest: row.isTest ?? false,
    fileName: `invoice-${number}.pdf`,
  }
}

function buyerOf(order: typeof orders.$inferSelect): string[] | null {
  return order.buyerName === null ? null : addressLines({ ...order, name: order.buyerName })
}

function listLines(db: Db, shipmentId: string): Promise<Invoice['lines'][number][]> {
  const { title, priceMinor, quantity } = orderLines
  return db
    .select({ title, priceMinor, quantity, sumMinor: sql`${priceMinor} * ${quantity}`.mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.shipmentId, shipmentId))
    .orderBy(asc(title))
}
