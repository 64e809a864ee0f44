import { asc, eq, inArray } from 'drizzle-orm'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { WantedLine } from './quote.ts'
import type { PartState } from '#app/features/orders/states.ts'
import { orderLines, orderParts } from '#app/features/orders/tables.server.ts'

/** What an order asks for, as it was written down. */
export interface Wanted {
  lines: readonly WantedLine[]
  /** Goods and delivery of all its parts. */
  totalMinor: number
  partStates: readonly PartState[]
}

/** Of each of these orders, in the order in which it stands on its page. */
export async function readWanted(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, Wanted>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ part: orderParts, slug: products.slug, quantity: orderLines.quantity })
    .from(orderParts)
    .innerJoin(orderLines, eq(orderLines.partId, orderParts.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(inArray(orderParts.orderId, [...orderIds]))
    .orderBy(asc(orderParts.position), asc(orderLines.title))
  const byOrder = Map.groupBy(rows, ({ part }) => part.orderId)
  return new Map([...byOrder].map(([orderId, own]) => [orderId, wantedOf(own)]))
}

function wantedOf(rows: readonly { part: typeof orderParts.$inferSelect; slug: string; quantity: number }[]): Wanted {
  const parts = [...new Map(rows.map(({ part }) => [part.id, part])).values()]
  return {
    lines: rows.map(({ slug, quantity }) => ({ slug, quantity })),
    totalMinor: parts.reduce((sum, { goodsMinor, deliveryMinor }) => sum + goodsMinor + deliveryMinor, 0),
    partStates: parts.map(({ state }) => state),
  }
}
