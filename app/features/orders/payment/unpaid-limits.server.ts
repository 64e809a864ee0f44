import { and, count, eq, gt, inArray, isNull, or, sql, sum } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { UNPAID_PER_NETWORK_MAX } from '#app/features/orders/schema.ts'
import { orderLines, orderShipments, orders } from '#app/features/orders/tables.server.ts'

// How much may be held without being paid: one order per contact, ten per network, and for all guests together half of
// what there is. Nobody can empty the shelves with orders that are never paid.

/** Who orders, as far as limits go. */
export interface Ordering {
  phone: string
  email: string | null
  /** Keyed fingerprint of the network; null when it is not known. */
  networkKey: string | null
}

/**
 * Lets orders of one contact and of one network be written one after another, until the transaction ends. Take it before
 * any product is locked.
 */
export async function lockOrdering(tx: Db, { phone, email, networkKey }: Ordering): Promise<void> {
  const names = [`phone ${phone}`, email && `email ${email}`, networkKey && `network ${networkKey}`].filter(Boolean)
  // In one order everywhere, so that two transactions never wait for each other.
  for (const name of names.toSorted()) {
    await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`order of ${name}`}, 0))`)
  }
}

/** Orders of this person's phone number or e-mail address. */
export const isOfContact = ({ phone, email }: Pick<Ordering, 'phone' | 'email'>) =>
  or(eq(orders.phone, phone), email === null ? undefined : eq(orders.email, email))

/** Whether this network may have one more unpaid order. Call it under `lockOrdering`. */
export async function hasRoom(tx: Db, { networkKey, now }: { networkKey: string | null; now: Date }): Promise<boolean> {
  if (networkKey === null) return true
  const isUnpaid = and(eq(orders.networkKey, networkKey), isNull(orders.paidAt), gt(orders.reservedUntil, now))
  const [unpaid] = await tx.select({ count: count() }).from(orders).where(isUnpaid)
  return (unpaid?.count ?? 0) < UNPAID_PER_NETWORK_MAX
}

/** Pieces that unpaid orders of guests hold, by product (slug); absent where there are none. */
export async function readGuestHolds(db: Db, slugs: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (slugs.length === 0) return new Map()
  const held = await db
    .select({ slug: products.slug, quantity: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.productId))
    .innerJoin(orderShipments, eq(orderShipments.id, orderLines.shipmentId))
    .innerJoin(orders, eq(orders.id, orderShipments.orderId))
    .where(and(inArray(products.slug, [...slugs]), eq(orderShipments.state, 'reserved'), isNull(orders.userId)))
    .groupBy(products.slug)
  return new Map(held.map(({ slug, quantity }) => [slug, quantity]))
}
