import { and, asc, eq, isNotNull, sql } from 'drizzle-orm'
import { regions, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/uuid.ts'
import { getPartTotals } from '#app/features/orders/shipments/part-totals.server.ts'
import { orderLines, orderParts, orders } from '#app/features/orders/tables.server.ts'

/** One parcel as its invoice says it. */
export interface Invoice {
  number: string
  invoicedAt: Date
  orderNumber: string
  placedAt: Date
  currency: string
  /** Her legal name if she gave one, else the shop's. */
  seller: { name: string; shopName: string; address: string; gstin: string | null }
  /** Line by line; null once forgotten. */
  buyer: readonly string[] | null
  lines: readonly { title: string; priceMinor: number; quantity: number; sumMinor: number }[]
  goodsMinor: number
  deliveryMinor: number
  totalMinor: number
  refundedMinor: number
  isTest: boolean
  fileName: string
}

/** The invoice of a part that was sent; null while there is none, and with a token for a part of another order. */
export async function readInvoice(
  db: Db,
  { partId, token }: { partId: string; token: string | null },
): Promise<Invoice | null> {
  if (!isUuid(partId)) return null
  const [row] = await db
    .select({ part: orderParts, order: orders, seller: sellerProfiles, region: regions, isTest: payments.isTest })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, orderParts.sellerId))
    .innerJoin(regions, eq(regions.id, sellerProfiles.regionId))
    .leftJoin(payments, eq(payments.id, orders.paymentId))
    .where(
      and(
        eq(orderParts.id, partId),
        isNotNull(orderParts.invoiceNumber),
        token === null ? undefined : eq(orders.publicToken, token),
      ),
    )
  if (!row?.part.invoiceNumber || !row.part.invoicedAt) return null
  const { part, order, seller, region } = row
  const number = row.part.invoiceNumber
  const totals = await getPartTotals(db, partId)
  return {
    number,
    invoicedAt: row.part.invoicedAt,
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
    lines: await listLines(db, part.id),
    goodsMinor: totals.goodsMinor,
    deliveryMinor: totals.deliveryMinor,
    totalMinor: totals.totalMinor,
    refundedMinor: totals.refundedMinor,
    isTest: row.isTest ?? false,
    fileName: `invoice-${number}.pdf`,
  }
}

function buyerOf(order: typeof orders.$inferSelect): string[] | null {
  const { buyerName, line1, line2, city, pin, state } = order
  if (buyerName === null) return null
  return [buyerName, line1, line2, [city, pin].filter(Boolean).join(' '), state].filter(
    (line) => line !== null && line !== '',
  ) as string[]
}

function listLines(db: Db, partId: string): Promise<Invoice['lines'][number][]> {
  const { title, priceMinor, quantity } = orderLines
  return db
    .select({ title, priceMinor, quantity, sumMinor: sql`${priceMinor} * ${quantity}`.mapWith(Number) })
    .from(orderLines)
    .where(eq(orderLines.partId, partId))
    .orderBy(asc(title))
}
