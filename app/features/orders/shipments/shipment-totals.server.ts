import { eq, sql } from 'drizzle-orm'
import { type Ids, isAmong } from '#app/platform/db/among.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { orderRefunds } from '#app/features/orders/returns/return-tables.server.ts'
import type { ShipmentTotals } from '#app/features/orders/views.ts'

const BASIS_POINTS = 10_000

/**
 * The amounts of shipments, for the buyer's page, the seller's page and the release. Refunds reduce the goods first;
 * commission is a share of the goods that were not refunded, rounded down.
 */
export async function readShipmentTotals(db: Db, shipmentIds: Ids): Promise<Map<string, ShipmentTotals>> {
  const { amountMinor, settledAt } = orderRefunds
  const rows = await db
    .select({
      id: orderShipments.id,
      goodsMinor: orderShipments.goodsMinor,
      deliveryMinor: orderShipments.deliveryMinor,
      basisPoints: orderShipments.commissionBasisPoints,
      isPaid: sql<boolean>`${orders.paidAt} IS NOT NULL`,
      refundedMinor: sql`coalesce(sum(${amountMinor}), 0)`.mapWith(Number),
      arrivedMinor: sql`coalesce(sum(${amountMinor}) FILTER (WHERE ${settledAt} IS NOT NULL), 0)`.mapWith(Number),
    })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .leftJoin(orderRefunds, eq(orderRefunds.shipmentId, orderShipments.id))
    .where(isAmong(orderShipments.id, shipmentIds))
    .groupBy(orderShipments.id, orders.id)
  return new Map(rows.map(({ id, ...row }) => [id, totalsOf(row)]))
}

/**
 * @throws when there is none.
 */
export async function getShipmentTotals(db: Db, shipmentId: string): Promise<ShipmentTotals> {
  const totals = (await readShipmentTotals(db, [shipmentId])).get(shipmentId)
  if (!totals) throw new Error(`no shipment ${shipmentId}`)
  return totals
}

interface Sums {
  goodsMinor: number
  deliveryMinor: number
  basisPoints: number
  isPaid: boolean
  refundedMinor: number
  arrivedMinor: number
}

function totalsOf({ basisPoints, isPaid, ...sums }: Sums): ShipmentTotals {
  const { goodsMinor, deliveryMinor, refundedMinor } = sums
  const totalMinor = goodsMinor + deliveryMinor
  const keptMinor = Math.max(goodsMinor - refundedMinor, 0)
  const commissionMinor = Math.floor((keptMinor * basisPoints) / BASIS_POINTS)
  const earnedMinor = isPaid ? totalMinor - refundedMinor - commissionMinor : 0
  return { ...sums, totalMinor, commissionMinor, earnedMinor }
}
