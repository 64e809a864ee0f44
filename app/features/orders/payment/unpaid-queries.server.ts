import { and, desc, eq, exists, gt, inArray, isNull, notExists, or } from 'drizzle-orm'
import { payments } from '#app/features/payments/tables.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { together } from '#app/platform/db/together.server.ts'
import type { RequestedItem } from '#app/features/orders/placing/quote.ts'
import { orderShipments, orders } from '#app/features/orders/tables.server.ts'
import { readRequestedItems } from '#app/features/orders/placing/requested-items.server.ts'

/** An unpaid order whose items are reserved. */
export interface UnpaidOrder {
  token: string
  currency: string
  totalMinor: number
  reservedUntil: Date
  lines: readonly RequestedItem[]
}

interface UnpaidQuery {
  actor: Actor
  /** The tokens in the device's cookie. */
  tokens: readonly string[]
  now: Date
}

/** The user's unpaid orders, latest first: a member's from any device, a guest's by the device's tokens. */
export async function listUnpaidOrders(db: Db, { actor, tokens, now }: UnpaidQuery): Promise<UnpaidOrder[]> {
  const isMembers = actor.kind === 'member' ? eq(orders.userId, actor.userId) : undefined
  // Orders of an account are not shown by the cookie alone: the next user of a shared device must not see them.
  const isDevices = and(inArray(orders.publicToken, [...tokens]), isNull(orders.userId))
  if (!isMembers && tokens.length === 0) return []
  const { id, publicToken: token, currency, reservedUntil, placedAt } = orders
  const read = together(db)
  const isUnpaid = and(or(isMembers, isDevices), isWaiting(read, now))
  const [found, requested] = await Promise.all([
    read.select({ id, token, currency, reservedUntil }).from(orders).where(isUnpaid).orderBy(desc(placedAt)),
    readRequestedItems(read, read.select({ id }).from(orders).where(isUnpaid)),
  ])
  return found.map(({ id, ...order }) => {
    const { lines = [], totalMinor = 0 } = requested.get(id) ?? {}
    return { ...order, totalMinor, lines }
  })
}

/** Items that these orders reserve, for an order that replaces them. */
export const reservedItems = (waiting: readonly UnpaidOrder[]): RequestedItem[] => waiting.flatMap(({ lines }) => lines)

/** Reserved, and without a payment that is pending or captured. */
export function isWaiting(db: Db, now: Date) {
  const reserved = db
    .select({ id: orderShipments.id })
    .from(orderShipments)
    .where(and(eq(orderShipments.orderId, orders.id), eq(orderShipments.state, 'reserved')))
  const onItsWay = db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.subjectId, orders.id), inArray(payments.state, ['pending', 'captured', 'refunded'])))
  return and(isNull(orders.paidAt), gt(orders.reservedUntil, now), exists(reserved), notExists(onItsWay))
}
