import { and, asc, eq, inArray } from 'drizzle-orm'
import { returnStock } from '#app/capabilities/marketplace/commands/return-stock.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { listOrderLines, lockParts, type Part } from './lock-part.server.ts'
import { type Move, movePart } from './move-part.server.ts'
import { orders } from './tables.server.ts'
import { isWaiting } from './waiting-queries.server.ts'
import { readWanted } from './wanted.server.ts'

/** An order with its parts, held still. */
interface LockedOrder {
  orderId: string
  parts: readonly Part[]
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
  await returnStock(tx, await listOrderLines(tx, orderId))
  return true
}

/** Those of the named orders that wait, held still, and what they keep. What somebody is at just now is left alone. */
export async function lockWaiting(
  tx: Db,
  { tokens, currency, now }: { tokens: readonly string[]; currency: string; now: Date },
): Promise<(LockedOrder & { slugs: readonly string[] })[]> {
  if (tokens.length === 0) return []
  const found = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.publicToken, [...tokens]), eq(orders.currency, currency), isWaiting(tx, now)))
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
