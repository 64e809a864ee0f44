import { eq } from 'drizzle-orm'
import { attemptOrder, type PlaceContext, type PlaceOutcome } from '#app/features/orders/placing/attempt.server.ts'
import type { ShipmentState } from '#app/features/orders/states.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { readRequestedItems } from '#app/features/orders/placing/requested-items.server.ts'

export type PayAgainOutcome = PlaceOutcome | { ok: false; reason: 'not-found' | 'not-possible' }

const ATTEMPT_AT_THE_END = /:\d+$/

/**
 * Retries the payment of an unpaid order, for the holder of its token. Same as posting its form again: the open
 * payment, another payment of the same order while its items are reserved, or a new order once they were released. Not
 * possible once it was paid, refunded or erased.
 */
export async function payAgain(ctx: PlaceContext, { token }: { token: string }): Promise<PayAgainOutcome> {
  const [order] = await ctx.db.select().from(orders).where(eq(orders.publicToken, token))
  if (!order) return { ok: false, reason: 'not-found' }
  const { buyerName: name, phone, line1, city, district, pin, state, email, currency } = order
  const isForgotten = name === null || phone === null || line1 === null || city === null || pin === null
  const requested = (await readRequestedItems(ctx.db, [order.id])).get(order.id)
  const isOpen = (state: ShipmentState) => state === 'reserved' || state === 'lapsed'
  if (isForgotten || !requested?.shipmentStates.every(isOpen)) return { ok: false, reason: 'not-possible' }
  const { lines, totalMinor: agreedMinor } = requested
  const address = { name, phone, line1, line2: order.line2 ?? '', city, district, state, pin }
  const key = order.formKey.replace(ATTEMPT_AT_THE_END, '')
  return attemptOrder({ ctx, input: { ...address, currency, email, lines, agreedMinor }, key })
}
