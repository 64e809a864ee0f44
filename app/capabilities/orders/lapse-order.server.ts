import { and, asc, eq, inArray } from 'drizzle-orm'
import { returnStock } from '#app/capabilities/marketplace/commands/return-stock.server.ts'
import { products } from '#app/capabilities/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listOrderLines, lockParts } from './lock-part.server.ts'
import { type Move, movePart } from './move-part.server.ts'
import { orderLines, orderParts, orders } from './tables.server.ts'
import { isWaiting } from './waiting-queries.server.ts'

type Lapse = Pick<Move, 'by' | 'userId' | 'reason' | 'now'> & {
  /** Locked. */
  orderId: string
}

/** Gives the pieces of an order free that nobody has paid. False when they are not kept any more. */
export async function lapseOrder(tx: Db, { orderId, ...why }: Lapse): Promise<boolean> {
  const parts = (await lockParts(tx, orderId)).filter(({ state }) => state === 'reserved')
  if (parts.length === 0) return false
  for (const part of parts) await movePart(tx, { part, to: 'lapsed', ...why })
  await returnStock(tx, await listOrderLines(tx, orderId))
  return true
}

/** Those of the named orders that wait, with their parts, held still. What somebody is at just now is left alone. */
export async function lockWaiting(
  tx: Db,
  { tokens, currency, now }: { tokens: readonly string[]; currency: string; now: Date },
): Promise<{ orderId: string; slugs: readonly string[] }[]> {
  if (tokens.length === 0) return []
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.publicToken, [...tokens]), eq(orders.currency, currency), isWaiting(tx, now)))
    .orderBy(asc(orders.id))
    .for('no key update', { skipLocked: true })
  const locked: { orderId: string; slugs: readonly string[] }[] = []
  for (const { id: orderId } of found) {
    await lockParts(tx, orderId)
    const rows = await tx
      .select({ slug: products.slug })
      .from(orderLines)
      .innerJoin(orderParts, eq(orderParts.id, orderLines.partId))
      .innerJoin(products, eq(products.id, orderLines.productId))
      .where(eq(orderParts.orderId, orderId))
    locked.push({ orderId, slugs: rows.map(({ slug }) => slug) })
  }
  return locked
}
