import { eq } from 'drizzle-orm'
import { addReview } from '#app/features/marketplace/trust/add-review.server.ts'
import { REVIEW_CHARS_MAX, REVIEWER_CHARS_MAX, STARS_MAX } from '#app/features/marketplace/schema.ts'
import { isSellerOf } from '#app/features/marketplace/policy.ts'
import { lockShipmentFor } from './lock-shipment.server.ts'
import { orderLines } from '#app/features/orders/tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export interface ReviewLineInput {
  token: string
  lineId: string
  stars: number
  text: string
  /** Shown with the review. */
  name: string
}

export type ReviewLineOutcome =
  | { ok: true }
  /** not-possible: not delivered yet. own: the reviewer is the seller. */
  | { ok: false; reason: 'not-found' | 'not-possible' | 'own' | 'already' | 'invalid' }

/** Reviews an ordered product: after delivery, once per line, and not by its own seller. */
export async function reviewLine(
  { db, actor, now }: CommandContext,
  { token, lineId, stars, text, name }: ReviewLineInput,
): Promise<ReviewLineOutcome> {
  if (!isUuid(lineId)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx): Promise<ReviewLineOutcome> => {
    const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId))
    const locked = line && (await lockShipmentFor(tx, { actor, role: 'buyer', token, shipmentId: line.shipmentId }))
    if (!locked) return { ok: false, reason: 'not-found' }
    if (isSellerOf(actor, locked.seller)) return { ok: false, reason: 'own' }
    if (locked.seller.userId !== null && locked.order.userId === locked.seller.userId)
      return { ok: false, reason: 'own' }
    if (locked.shipment.deliveredAt === null) return { ok: false, reason: 'not-possible' }
    const authorName = name.trim()
    const isSane = Number.isInteger(stars) && stars >= 1 && stars <= STARS_MAX && text.trim().length <= REVIEW_CHARS_MAX
    if (!isSane || authorName === '' || authorName.length > REVIEWER_CHARS_MAX) return { ok: false, reason: 'invalid' }
    const { productId } = line
    const review = {
      productId,
      orderLineId: lineId,
      userId: userIdOf(actor),
      stars,
      text: text.trim(),
      authorName,
      now,
    }
    return (await addReview(tx, review)) ? { ok: true } : { ok: false, reason: 'already' }
  })
}
