import { pageOf, rangeOf } from '#app/platform/db/page-of.ts'
import { and, asc, desc, eq, exists, inArray, min, sql } from 'drizzle-orm'
import { addressOf } from '#app/features/orders/address-of.ts'
import { showsAddress } from '#app/features/orders/policy.ts'
import { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'
import { listTitles } from '#app/features/orders/shipments/line-titles.server.ts'
import { readShipmentTotals } from '#app/features/orders/shipments/shipment-totals.server.ts'
import { readShipmentParts, shipmentViews } from '#app/features/orders/shipments/shipment-views.server.ts'
import { OPEN_RETURN_STATES, type ShipmentState, TO_SEND_STATES } from '#app/features/orders/states.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import type { OrderView, ShipmentView, ShopShipment } from '#app/features/orders/views.ts'
import { oneOf } from '#app/platform/db/columns.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

const SHIPMENTS_PER_PAGE = 30

interface ShopShipmentsQuery {
  sellerId: string
  states: readonly ShipmentState[]
  /** Only shipments with an open return. */
  hasOpenReturn?: boolean
  /** Newest first; else the longest wait first. */
  isNewestFirst?: boolean
  /** From 1. */
  page?: number
}

/** A page of the seller's paid shipments. */
export async function listShopShipments(
  db: Db,
  { sellerId, states, hasOpenReturn = false, isNewestFirst = false, page = 1 }: ShopShipmentsQuery,
): Promise<{ shipments: ShopShipment[]; hasMore: boolean }> {
  const isOpen = oneOf(orderReturns.state, OPEN_RETURN_STATES)
  const returned = () => db.select({ id: orderReturns.shipmentId }).from(orderReturns)
  const order = [isNewestFirst ? desc(orderShipments.stateAt) : asc(orderShipments.stateAt), asc(orders.number)]
  const { limit, offset } = rangeOf({ page, perPage: SHIPMENTS_PER_PAGE })
  const shown = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(
      and(
        eq(orderShipments.sellerId, sellerId),
        sql`${orders.paidAt} IS NOT NULL`,
        oneOf(orderShipments.state, states),
        hasOpenReturn ? inArray(orderShipments.id, returned().where(isOpen)) : undefined,
      ),
    )
    .orderBy(...order)
    .limit(limit)
    .offset(offset)
  const [found, totals, titles] = await Promise.all([
    db
      .select({
        shipment: orderShipments,
        order: orders,
        hasOpenReturn: sql<boolean>`${exists(returned().where(and(eq(orderReturns.shipmentId, orderShipments.id), isOpen)))}`,
      })
      .from(orderShipments)
      .innerJoin(orders, eq(orders.id, orderShipments.orderId))
      .where(inArray(orderShipments.id, shown))
      .orderBy(...order),
    readShipmentTotals(db, shown),
    listTitles(db, shown),
  ])
  const { rows, hasMore } = pageOf(found, SHIPMENTS_PER_PAGE)
  const shipments = rows.flatMap(({ shipment, order, hasOpenReturn }) => {
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
  return { shipments, hasMore }
}

/** How many shipments the seller has to send, and when the first of them should arrive. */
export async function countShipmentsToSend(
  db: Db,
  { sellerId }: { sellerId: string },
): Promise<{ count: number; firstDue: Date | null }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, firstDue: min(orderShipments.arrivesBy) })
    .from(orderShipments)
    .where(and(eq(orderShipments.sellerId, sellerId), oneOf(orderShipments.state, TO_SEND_STATES)))
  return row ?? { count: 0, firstDue: null }
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
