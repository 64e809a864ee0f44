import { eq } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { bookRelease } from '#app/features/orders/money/booking.server.ts'
import type { Part } from './lock-part.server.ts'
import { getPartTotals } from './part-totals.server.ts'
import { orderParts, orders } from '#app/features/orders/tables.server.ts'

/** What is held of a part becomes the seller's, less the platform's share. The part is locked; once for each part. */
export async function releasePart(tx: Db, { part, now }: { part: Part; now: Date }): Promise<Part> {
  if (part.releasedAt !== null) return part
  const { totalMinor, refundedMinor, commissionMinor } = await getPartTotals(tx, part.id)
  const [order] = await tx.select({ currency: orders.currency }).from(orders).where(eq(orders.id, part.orderId))
  const heldMinor = totalMinor - refundedMinor
  if (order && heldMinor > 0) {
    const { id: partId, sellerId } = part
    await bookRelease(tx, { partId, sellerId, ...order, amountMinor: heldMinor, commissionMinor, now })
  }
  const [released] = await tx.update(orderParts).set({ releasedAt: now }).where(eq(orderParts.id, part.id)).returning()
  if (!released) throw new Error(`order part ${part.id} vanished while it was locked`)
  return released
}
