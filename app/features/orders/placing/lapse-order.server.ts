import { and, asc, eq, inArray, or } from 'drizzle-orm'
import { returnStock } from '#app/features/marketplace/listing/commands/return-stock.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listOrderLines, lockParts, type Part } from '#app/features/orders/shipments/lock-part.server.ts'
import { type Move, movePart } from '#app/features/orders/shipments/move-part.server.ts'
import { orders } from '#app/features/orders/tables.server.ts'
import { isOfContact } from './unpaid-limits.server.ts'
import { isWaiting } from './waiting-queries.server.ts'
import { readWanted } from './wanted.server.ts'

/** An order with its parts, held still. */
interface LockedOrder {
  orderId: string
  parts: readonly Part[]
}

interface Replacing {
  tokens: readonly string[]
  currency: string
  now: Date
  phone: string
  email: string | null
}

/** Gives the pieces of an order free that nobody has paid. False when they are not kept any more. */
export async function lapseOrder(
  tx: Db,
  { orderId, parts }: LockedOrder,
  why: Pick<Move, 'by' | 'userId' | 'reason' | 'now'>,
): Promise<boolean> {
  const reserved = parts.filter(({ state }) => state === 'reserved')
  if (reserved.length === 0) return false
  for (const part of reserved) await movePart(tx, { part, to: 'lapsed', ...why })
  await tx.update(orders).set({ networkKey: null }).where(eq(orders.id, orderId))
  await returnStock(tx, await listOrderLines(tx, orderId))
  return true
}

/**
 * The unpaid orders whose place a new one takes, locked, and what they hold: those of the same contact, and those of
 * these tokens in the same currency. What another transaction has locked is left alone.
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
  const wanted = await readWanted(tx, ids)
  const locked = []
  for (const orderId of ids) {
    const slugs = (wanted.get(orderId)?.lines ?? []).map(({ slug }) => slug)
    locked.push({ orderId, parts: await lockParts(tx, orderId), slugs })
  }
  return locked
}
