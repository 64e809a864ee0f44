import { asc, eq, TransactionRollbackError } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { lockPayment } from '#app/features/payments/queries.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { mayActAs, type Role } from '#app/features/orders/policy.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'
import type { orderReturns } from '#app/features/orders/returns/return-tables.server.ts'

/** A return with its shipment and order, locked. */
export interface LockedReturn extends LockedShipment {
  found: typeof orderReturns.$inferSelect
}

export type Order = typeof orders.$inferSelect
export type Shipment = typeof orderShipments.$inferSelect
export type Line = typeof orderLines.$inferSelect

export interface LockedShipment {
  order: Order
  shipment: Shipment
  seller: { id: string; userId: string | null; displayName: string }
}

/**
 * A shipment with its order, locked until the transaction ends. Lock order everywhere: payment, order, shipments,
 * products. Null when there is none.
 */
export async function lockShipment(tx: Db, shipmentId: string): Promise<LockedShipment | null> {
  if (!isUuid(shipmentId)) return null
  const found = await findShipment(tx, shipmentId)
  if (!found) return null
  if (found.paymentId === null) return (await lockUnpaid(tx, found)) ?? lockShipment(tx, shipmentId)
  await lockPayment(tx, found.paymentId)
  return lockFound(tx, found)
}

type Found = NonNullable<Awaited<ReturnType<typeof findShipment>>>

async function findShipment(tx: Db, shipmentId: string) {
  const { id, orderId, sellerId } = orderShipments
  const [found] = await tx
    .select({ id, orderId, sellerId, paymentId: orders.paymentId })
    .from(orderShipments)
    .innerJoin(orders, eq(orders.id, orderId))
    .where(eq(id, shipmentId))
  return found ?? null
}

/**
 * Null when the order was paid meanwhile: its payment has to be locked first. The savepoint then releases the order's
 * lock.
 */
async function lockUnpaid(tx: Db, found: Found): Promise<LockedShipment | null> {
  try {
    return await tx.transaction(async (savepoint) => {
      const locked = await lockFound(savepoint, found)
      return locked.order.paymentId === null ? locked : savepoint.rollback()
    })
  } catch (error) {
    if (error instanceof TransactionRollbackError) return null
    throw error
  }
}

async function lockFound(tx: Db, { id: shipmentId, orderId, sellerId }: Found): Promise<LockedShipment> {
  const order = await lockOrder(tx, orderId)
  const [shipment] = await tx
    .select()
    .from(orderShipments)
    .where(eq(orderShipments.id, shipmentId))
    .for('no key update')
  const { id, userId, displayName } = sellerProfiles
  const [seller] = await tx.select({ id, userId, displayName }).from(sellerProfiles).where(eq(id, sellerId))
  if (!shipment || !seller) throw new Error(`shipment ${shipmentId} vanished while it was locked`)
  return { order, shipment, seller }
}

/** Null when the actor may not act on it in this role, as for an unknown shipment. */
export async function lockShipmentFor(
  tx: Db,
  { actor, role, token, shipmentId }: { actor: Actor; role: Role; token?: string | undefined; shipmentId: string },
): Promise<LockedShipment | null> {
  const locked = await lockShipment(tx, shipmentId)
  return locked && mayActAs(actor, role, locked, token) ? locked : null
}

/**
 * @throws when there is no such order.
 */
export async function lockOrder(tx: Db, orderId: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

/** All shipments of a locked order, by position. */
export function lockShipments(tx: Db, orderId: string): Promise<Shipment[]> {
  return tx
    .select()
    .from(orderShipments)
    .where(eq(orderShipments.orderId, orderId))
    .orderBy(asc(orderShipments.position))
    .for('no key update')
}

export function listLines(tx: Db, shipmentId: string): Promise<Line[]> {
  return tx.select().from(orderLines).where(eq(orderLines.shipmentId, shipmentId)).orderBy(asc(orderLines.title))
}

export async function listOrderLines(tx: Db, orderId: string): Promise<Line[]> {
  const rows = await tx
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orderShipments, eq(orderShipments.id, orderLines.shipmentId))
    .where(eq(orderShipments.orderId, orderId))
    .orderBy(asc(orderShipments.position), asc(orderLines.title))
  return rows.map(({ line }) => line)
}
