import { asc, eq } from 'drizzle-orm'
import { sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { lockPayment } from '#app/features/payments/queries.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/uuid.ts'
import { mayActAs, type Role } from '#app/features/orders/policy.ts'
import { orderLines, orderParts, orders, type returnCases } from '#app/features/orders/tables.server.ts'

/** A case with its part and order, locked. */
export interface LockedCase extends LockedPart {
  found: typeof returnCases.$inferSelect
}

export type Order = typeof orders.$inferSelect
export type Part = typeof orderParts.$inferSelect
export type Line = typeof orderLines.$inferSelect

export interface LockedPart {
  order: Order
  part: Part
  seller: { id: string; userId: string | null; displayName: string }
}

/**
 * A part with its order, held still until the transaction ends. Locks are taken in one order everywhere: the payment,
 * the order, its parts, then products. Null when there is none.
 */
export async function lockPart(tx: Db, partId: string): Promise<LockedPart | null> {
  if (!isUuid(partId)) return null
  const [found] = await tx
    .select({ orderId: orderParts.orderId, sellerId: orderParts.sellerId, paymentId: orders.paymentId })
    .from(orderParts)
    .innerJoin(orders, eq(orders.id, orderParts.orderId))
    .where(eq(orderParts.id, partId))
  if (!found) return null
  if (found.paymentId !== null) await lockPayment(tx, found.paymentId)
  const order = await lockOrder(tx, found.orderId)
  const [part] = await tx.select().from(orderParts).where(eq(orderParts.id, partId)).for('no key update')
  const { id, userId, displayName } = sellerProfiles
  const [seller] = await tx.select({ id, userId, displayName }).from(sellerProfiles).where(eq(id, found.sellerId))
  if (!part || !seller) throw new Error(`order part ${partId} vanished while it was locked`)
  // Paid between the two reads: its payment is not locked, so as far as this transaction is concerned it is not paid.
  if (found.paymentId === null && order.paymentId !== null) return null
  return { order, part, seller }
}

/** The same for somebody who acts on it: a stranger finds nothing. */
export async function lockPartFor(
  tx: Db,
  { actor, role, token, partId }: { actor: Actor; role: Role; token?: string | undefined; partId: string },
): Promise<LockedPart | null> {
  const locked = await lockPart(tx, partId)
  return locked && mayActAs(actor, role, locked, token) ? locked : null
}

/** @throws when there is no such order. */
export async function lockOrder(tx: Db, orderId: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
  if (!order) throw new Error(`no order ${orderId}`)
  return order
}

/** All parts of a locked order, in its order. */
export function lockParts(tx: Db, orderId: string): Promise<Part[]> {
  return tx
    .select()
    .from(orderParts)
    .where(eq(orderParts.orderId, orderId))
    .orderBy(asc(orderParts.position))
    .for('no key update')
}

/** The pieces of a part, as they were ordered. */
export function listLines(tx: Db, partId: string): Promise<Line[]> {
  return tx.select().from(orderLines).where(eq(orderLines.partId, partId)).orderBy(asc(orderLines.title))
}

/** The pieces of all parts of an order. */
export async function listOrderLines(tx: Db, orderId: string): Promise<Line[]> {
  const rows = await tx
    .select({ line: orderLines })
    .from(orderLines)
    .innerJoin(orderParts, eq(orderParts.id, orderLines.partId))
    .where(eq(orderParts.orderId, orderId))
    .orderBy(asc(orderParts.position), asc(orderLines.title))
  return rows.map(({ line }) => line)
}
