import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { returnStock } from '#app/features/marketplace/listing/return-stock.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listOrderLines, lockShipments, type Shipment } from '#app/features/orders/shipments/lock-shipment.server.ts'
import { type Move, moveShipment } from '#app/features/orders/shipments/move-shipment.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { isOfContact } from './unpaid-limits.server.ts'
import { isWaiting } from './unpaid-queries.server.ts'
import { readRequestedItems } from '#app/features/orders/placing/requested-items.server.ts'

interface LockedOrder {
  orderId: string
  shipments: readonly Shipment[]
}

interface Replacing {
  tokens: readonly string[]
  currency: string
  now: Date
  phone: string
  email: string | null
}

/** Expires an unpaid order and returns its items to stock. False when it has no reserved shipment. */
export async function expireOrder(
  tx: Db,
  { orderId, shipments }: LockedOrder,
  why: Pick<Move, 'by' | 'userId' | 'reason' | 'now'>,
): Promise<boolean> {
  const reserved = shipments.filter(({ state }) => state === 'reserved')
  if (reserved.length === 0) return false
  for (const shipment of reserved) await moveShipment(tx, { shipment, to: 'lapsed', ...why })
  await tx.update(orders).set({ networkKey: null }).where(eq(orders.id, orderId))
  await returnStock(tx, await listOrderLines(tx, orderId))
  return true
}

/**
 * Locks the unpaid orders that a new order replaces, and returns their products: those of the same contact, and those
 * of these tokens in the same currency. Rows that another transaction has locked are skipped.
 */
export async function lockReplaced(
  tx: Db,
  { tokens, currency, now, ...contact }: Replacing,
): Promise<(LockedOrder & { slugs: readonly string[] })[]> {
  const isNamed =
    tokens.length > 0 ? and(inArray(orders.publicToken, [...tokens]), eq(orders.currency, currency)) : undefined
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(or(isNamed, isOfContact(contact)), isWaiting(tx, now)))
    .orderBy(asc(orders.id))
    .for('no key update', { skipLocked: true })
  const ids = found.map(({ id }) => id)
  const requested = await readRequestedItems(tx, ids)
  const locked = []
  for (const orderId of ids) {
    const slugs = (requested.get(orderId)?.lines ?? []).map(({ slug }) => slug)
    locked.push({ orderId, shipments: await lockShipments(tx, orderId), slugs })
  }
  return locked
}
