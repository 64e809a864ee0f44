import { eq, type SQL } from 'drizzle-orm'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

/** SQL query of the ids of the shipments of the orders under this condition. */
export const shipmentsOf = (db: Db, condition: SQL) => fromShipments(db, orderShipments.id, condition)

/** SQL query of the ids of their sellers. */
export const sellersOf = (db: Db, condition: SQL) => fromShipments(db, orderShipments.sellerId, condition)

const fromShipments = (db: Db, id: typeof orderShipments.id | typeof orderShipments.sellerId, condition: SQL) =>
  db.select({ id }).from(orderShipments).innerJoin(orders, eq(orders.id, orderShipments.orderId)).where(condition)

/** SQL condition: the order of this token. */
export const isOfToken = (token: string): SQL => eq(orders.publicToken, token)
