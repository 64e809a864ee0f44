import { and, count, eq, gt, inArray, isNull, or, sql, sum } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { UNPAID_PER_NETWORK_MAX } from '#app/features/orders/schema.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'

// Limits on unpaid reservations: one order per contact, ten per network, and for all guests together half of the stock,
// so that nobody can block a shop with orders that are never paid.

export interface OrderSource {
  phone: string
  email: string | null
  /** Keyed fingerprint of the network; null when unknown. */
  networkKey: string | null
}

/**
 * Serialises orders of one contact and of one network until the transaction ends. Take it before any product is
 * locked.
 */
export async function lockOrderSource(tx: Db, { phone, email, networkKey }: OrderSource): Promise<void> {
  const names = [`phone ${phone}`, email && `email ${email}`, networkKey && `network ${networkKey}`].filter(Boolean)
  // Sorted, so that two transactions cannot deadlock.
  for (const name of names.toSorted()) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`order of ${name}`}, 0))`)
  }
}

/** Orders with this phone number or e-mail address. */
export const isOfContact = ({ phone, email }: Pick<OrderSource, 'phone' | 'email'>) =>
  or(eq(orders.phone, phone), email === null ? undefined : eq(orders.email, email))

/** Whether this network may place one more unpaid order. Call it under `lockOrderSource`. */
export async function isNetworkBelowLimit(
  tx: Db,
  { networkKey, now }: { networkKey: string | null; now: Date },
): Promise<boolean> {
  if (networkKey === null) return true
  const isUnpaid = and(eq(orders.networkKey, networkKey), isNull(orders.paidAt), gt(orders.reservedUntil, now))
  const [unpaid] = await tx.select({ count: count() }).from(orders).where(isUnpaid)
  return (unpaid?.count ?? 0) < UNPAID_PER_NETWORK_MAX
}

/** Quantity reserved by unpaid orders of guests, by variant id; absent where 0. */
export async function readGuestHolds(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map()
  const held = await db
    .select({ variantId: orderLines.variantId, quantity: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(orderShipments, eq(orderShipments.id, orderLines.shipmentId))
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(and(inArray(products.slug, [...slugs]), eq(orderShipments.state, 'reserved'), isNull(orders.userId)))
    .groupBy(orderLines.variantId)
  return new Map(held.map(({ variantId, quantity }) => [variantId, quantity]))
}
