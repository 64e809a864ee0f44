import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { forgetOrders } from './forget-orders.server.ts'
import { shipmentSteps, orders } from '#app/features/orders/tables.server.ts'
import { returnStatements } from '#app/features/orders/returns/return-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import { type Addresses, contactsOf } from '#app/platform/personal-data.ts'

const ORDERS_MAX = 10_000

/**
 * Removes the signed-in user from their orders, and from those that were placed without an account with these addresses. Finished orders lose name, contact and address at once; open ones when
 * they finish (`sweepOrders`), because a parcel still needs the address. Amounts, dates, the State and statements in
 * returns stay, because accounting law requires them. Does nothing for a visitor.
 */
export async function forgetBuyer(
  { db, actor, now }: CommandContext,
  addresses?: Addresses,
): Promise<{ ok: true; orders: number }> {
  if (actor.kind !== 'member') return { ok: true, orders: 0 }
  const { userId } = actor
  const contacts = addresses ? contactsOf(addresses) : []
  const isGuests = and(isNull(orders.userId), or(inArray(orders.email, contacts), inArray(orders.phone, contacts)))
  const own = or(eq(orders.userId, userId), isGuests)
  return db.transaction(async (tx) => {
    const forgotten = await forgetOrders(tx, { own, now, limit: ORDERS_MAX })
    const later = await tx
      .update(orders)
      .set({ userId: null, forgetSince: now })
      .where(own)
      .returning({ id: orders.id })
    await tx.update(shipmentSteps).set({ userId: null }).where(eq(shipmentSteps.userId, userId))
    await tx.update(returnStatements).set({ userId: null }).where(eq(returnStatements.userId, userId))
    return { ok: true, orders: forgotten + later.length }
  })
}
