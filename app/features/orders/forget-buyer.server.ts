import { eq } from 'drizzle-orm'
import { forgetOrders } from './forget-orders.server.ts'
import { returnStatements, shipmentSteps, orders } from './tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'

const ORDERS_MAX = 10_000

/**
 * Takes the signed-in person off all her orders. Of those that are over, name, contact and address go at once; of one
 * that is under way they go as soon as it is over (`sweepOrders`), because a parcel still has to find her. Amounts,
 * dates, the State and what was said in returns stay, as the law demands of the books. A visitor has nothing to forget.
 */
export async function forgetBuyer({ db, actor, now }: CommandContext): Promise<{ ok: true; orders: number }> {
  if (actor.kind !== 'member') return { ok: true, orders: 0 }
  const { userId } = actor
  return db.transaction(async (tx) => {
    const forgotten = await forgetOrders(tx, { userId, limit: ORDERS_MAX })
    const later = await tx
      .update(orders)
      .set({ userId: null, forgetSince: now })
      .where(eq(orders.userId, userId))
      .returning({ id: orders.id })
    await tx.update(shipmentSteps).set({ userId: null }).where(eq(shipmentSteps.userId, userId))
    await tx.update(returnStatements).set({ userId: null }).where(eq(returnStatements.userId, userId))
    return { ok: true, orders: forgotten + later.length }
  })
}
