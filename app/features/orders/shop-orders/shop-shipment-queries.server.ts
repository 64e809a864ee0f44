import { and, asc, desc, eq, exists, inArray, notInArray, sql } from 'drizzle-orm'
import { addressOf } from '#app/features/orders/address-of.ts'
import { showsAddress } from '#app/features/orders/policy.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'
import { listTitles } from '#app/features/orders/shipments/line-titles.server.ts'
import { readShipmentTotals } from '#app/features/orders/shipments/shipment-totals.server.ts'
import { readShipmentParts, shipmentViews } from '#app/features/orders/shipments/shipment-views.server.ts'
import { OPEN_RETURN_STATES, type ShipmentState } from '#app/features/orders/states.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import type { OrderView, ShipmentView, ShopShipment } from '#app/features/orders/views.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

const SHOP_SHIPMENTS_MAX = 300

interface ShopShipmentsQuery {
  sellerId: string
  states?: readonly ShipmentState[] | undefined
  /** Only shipments with an open return. */
  hasOpenReturn?: boolean
  /** Newest first; else the longest wait first. */
  isNewestFirst?: boolean
}

/** The seller's paid shipments. */
export async function listShopShipments(
  db: Db,
  { sellerId, states, hasOpenReturn = false, isNewestFirst = false }: ShopShipmentsQuery,
): Promise<ShopShipment[]> {
  const isOpen = exists(
    db
      .select({ id: orderReturns.id })
      .from(orderReturns)
      .where(and(eq(orderReturns.shipmentId, orderShipments.id), inArray(orderReturns.state, [...OPEN_RETURN_STATES]))),
  )
  const order = [isNewestFirst ? desc(orderShipments.stateAt) : asc(orderShipments.stateAt), asc(orders.number)]
  const shown = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(
      and(
        eq(orderShipments.sellerId, sellerId),
        sql`${orders.paidAt} IS NOT NULL`,
        states ? inArray(orderShipments.state, [...states]) : notInArray(orderShipments.state, ['reserved', 'lapsed']),
        hasOpenReturn ? isOpen : undefined,
      ),
    )
    .orderBy(...order)
    .limit(SHOP_SHIPMENTS_MAX)
  const [rows, totals, titles] = await Promise.all([
    db
      .select({ shipment: orderShipments, order: orders, hasOpenReturn: sql<boolean>`${isOpen}` })
      .from(orderShipments)
      .innerJoin(orders, eq(orders.id, orderShipments.orderId))
      .where(inArray(orderShipments.id, shown))
      .orderBy(...order),
    readShipmentTotals(db, shown),
    listTitles(db, shown),
  ])
  return rows.flatMap(({ shipment, order, hasOpenReturn }) => {
    const ownTotals = totals.get(shipment.id)
    if (!ownTotals) return []
    const { id, state, stateAt, arrivesBy } = shipment
    const { number, currency, buyerName, city, state: addressState } = order
    const lines = titles.get(id) ?? []
    return [
      {
        id,
        number,
        currency,
        state,
        stateAt,
        arrivesBy,
        buyerName,
        city,
        addressState,
        lines,
        totals: ownTotals,
        hasOpenReturn,
      },
    ]
  })
}

/** One paid shipment of a seller, with the delivery address; null for another seller's. */
export async function findShopShipment(
  db: Db,
  { sellerId, shipmentId, now }: { sellerId: string; shipmentId: string; now: Date },
): Promise<{ order: Pick<OrderView, 'number' | 'currency' | 'address' | 'placedAt'>; shipment: ShipmentView } | null> {
  if (!isUuid(shipmentId)) return null
  const [[row], parts] = await Promise.all([
    db
      .select({ shipment: orderShipments, order: orders })
      .from(orderShipments)
      .innerJoin(orders, eq(orders.id, orderShipments.orderId))
      .where(
        and(
          eq(orderShipments.id, shipmentId),
          eq(orderShipments.sellerId, sellerId),
          sql`${orders.paidAt} IS NOT NULL`,
        ),
      ),
    readShipmentParts(db, { shipmentIds: [shipmentId], sellerIds: [sellerId] }),
  ])
  const [shipment] = row ? shipmentViews([row.shipment], parts, now) : []
  if (!row || !shipment) return null
  const { number, currency, placedAt } = row.order
  return {
    order: { number, currency, placedAt, address: showsAddress(shipment) ? addressOf(row.order) : null },
    shipment,
  }
}
