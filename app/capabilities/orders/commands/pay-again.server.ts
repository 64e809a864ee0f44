import { asc, eq } from 'drizzle-orm'
import { products } from '#app/capabilities/marketplace/tables.server.ts'
import { attemptOrder, type PlaceContext, type PlaceOutcome } from '#app/capabilities/orders/attempt.server.ts'
import { orderLines, orderParts, orders } from '#app/capabilities/orders/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'

export type PayAgainOutcome = PlaceOutcome | { ok: false; reason: 'not-found' | 'not-possible' }

const ATTEMPT_AT_THE_END = /:\d+$/

/**
 * Goes on paying an order that is not paid, from any device: whoever holds its token. It is what posting its form again
 * would be: the open payment, another one of the same order while its pieces are held, or a new order when they were
 * given free. Not possible once it was paid, returned or forgotten.
 */
export async function payAgain(ctx: PlaceContext, { token }: { token: string }): Promise<PayAgainOutcome> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.publicToken, token))
  if (!order) return { ok: false, reason: 'not-found' }
  const { buyerName: name, phone, line1, city, pin, state, email, currency } = order
  const isForgotten = name === null || phone === null || line1 === null || city === null || pin === null
  const rows = await listWanted(ctx.db, order.id)
  const isOpen = rows.every(({ partState }) => partState === 'reserved' || partState === 'lapsed')
  if (isForgotten || !isOpen) return { ok: false, reason: 'not-possible' }
  const parts = new Map(rows.map(({ partId, totalMinor }) => [partId, totalMinor]))
  const agreedMinor = [...parts.values()].reduce((sum, minor) => sum + minor, 0)
  const lines = rows.map(({ slug, quantity }) => ({ slug, quantity }))
  const address = { name, phone, line1, line2: order.line2 ?? '', city, state, pin }
  const key = order.formKey.replace(ATTEMPT_AT_THE_END, '')
  return attemptOrder({ ctx, input: { ...address, currency, email, lines, agreedMinor }, key })
}

async function listWanted(db: Db, orderId: string) {
  const rows = await db
    .select({ part: orderParts, slug: products.slug, quantity: orderLines.quantity })
    .from(orderParts)
    .innerJoin(orderLines, eq(orderLines.partId, orderParts.id))
    .innerJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderParts.orderId, orderId))
    .orderBy(asc(orderParts.position), asc(orderLines.title))
  return rows.map(({ part: { id, state, goodsMinor, deliveryMinor }, slug, quantity }) => ({
    partId: id,
    partState: state,
    totalMinor: goodsMinor + deliveryMinor,
    slug,
    quantity,
  }))
}
