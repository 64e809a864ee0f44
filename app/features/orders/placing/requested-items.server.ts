import { asc, eq } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { type Ids, isAmong, isNone } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { RequestedItem } from './quote.ts'
import type { ShipmentState } from '#app/features/orders/states.ts'
import { orderLines, orderShipments } from '#app/features/orders/tables.server.ts'

/** The items of a stored order. */
export interface RequestedItems {
  lines: readonly RequestedItem[]
  /** Goods and delivery of all shipments. */
  totalMinor: number
  shipmentStates: readonly ShipmentState[]
}

/** By order id; lines in the order of the order's page. */
export async function readRequestedItems(db: Db, orderIds: Ids): Promise<ReadonlyMap<string, RequestedItems>> {
  if (isNone(orderIds)) return new Map()
  const rows = await db
    .select({
      shipment: orderShipments,
      slug: products.slug,
      variant: productVariants.number,
      quantity: orderLines.quantity,
    })
    .from(orderShipments)
    .innerJoin(orderLines, eq(orderLines.shipmentId, orderShipments.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(productVariants, eq(productVariants.id, orderLines.variantId))
    .where(isAmong(orderShipments.orderId, orderIds))
    .orderBy(asc(orderShipments.position), asc(orderLines.title))
  const byOrder = Map.groupBy(rows, ({ shipment }) => shipment.orderId)
  return new Map([...byOrder].map(([orderId, own]) => [orderId, requestedItemsOf(own)]))
}

function requestedItemsOf(
  rows: readonly (RequestedItem & { shipment: typeof orderShipments.$inferSelect })[],
): RequestedItems {
  const shipments = [...new Map(rows.map(({ shipment }) => [shipment.id, shipment])).values()]
  return {
    lines: rows.map(({ slug, variant, quantity }) => ({ slug, variant, quantity })),
    totalMinor: shipments.reduce((sum, { goodsMinor, deliveryMinor }) => sum + goodsMinor + deliveryMinor, 0),
    shipmentStates: shipments.map(({ state }) => state),
  }
}
