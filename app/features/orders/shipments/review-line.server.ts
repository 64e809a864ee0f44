import { eq } from 'drizzle-orm'
import { addReview } from '#app/features/marketplace/trust/add-review.server.ts'
import { REVIEW_CHARS_MAX, REVIEW_PHOTOS_MAX, REVIEWER_CHARS_MAX, STARS_MAX } from '#app/features/marketplace/schema.ts'
import { productReviews } from '#app/features/marketplace/tables.server.ts'
import { listOwnUploads } from '#app/features/media/queries.server.ts'
import { attachPhotos } from '#app/features/orders/returns/return-photos.server.ts'
import { lockShipmentFor } from './lock-shipment.server.ts'
import { orderLines } from '#app/features/orders/tables.server.ts'
import { type Actor, type PrivateContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { isOwnPurchase } from './own-purchase.server.ts'

export interface ReviewLineInput {
  token: string
  lineId: string
  stars: number
  text: string
  /** Shown with the review. */
  name: string
  /** Ids of the reviewer's uploads. */
  photos: readonly string[]
}

export type ReviewLineOutcome =
  | { ok: true }
  | {
      ok: false
      /**
       * not-possible: not delivered yet. own: the buyer is the seller, by account, e-mail address or phone. film: one of
       * the uploads is a video. photos: one belongs to somebody else or is used already.
       */
      reason: 'not-found' | 'not-possible' | 'own' | 'already' | 'invalid' | 'film' | 'too-many-photos' | 'photos'
    }

/** Reviews an ordered product, with photos: after delivery, once per line, and not by its own seller. */
export async function reviewLine(
  { db, actor, now, sealer }: PrivateContext,
  { token, lineId, stars, text, name, photos: typedPhotos }: ReviewLineInput,
): Promise<ReviewLineOutcome> {
  if (!isUuid(lineId)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx): Promise<ReviewLineOutcome> => {
    const [line] = await tx.select().from(orderLines).where(eq(orderLines.id, lineId))
    const locked = line && (await lockShipmentFor(tx, { actor, role: 'buyer', token, shipmentId: line.shipmentId }))
    if (!locked) return { ok: false, reason: 'not-found' }
    const { order, seller, shipment } = locked
    if (await isOwnPurchase({ db: tx, sealer, actor }, { order, sellerId: seller.id }))
      return { ok: false, reason: 'own' }
    if (shipment.deliveredAt === null) return { ok: false, reason: 'not-possible' }
    const authorName = name.trim()
    const isSane = Number.isInteger(stars) && stars >= 1 && stars <= STARS_MAX && text.trim().length <= REVIEW_CHARS_MAX
    if (!isSane || authorName === '' || authorName.length > REVIEWER_CHARS_MAX) return { ok: false, reason: 'invalid' }
    // The shipment is locked: no other request writes this review meanwhile.
    if ((await tx.$count(productReviews, eq(productReviews.orderLineId, lineId))) > 0)
      return { ok: false, reason: 'already' }
    const photos = [...new Set(typedPhotos)]
    const reason = await attachReviewPhotos(tx, { photos, actor, orderId: order.id, now })
    if (reason) return { ok: false, reason }
    const { productId } = line
    const said = { stars, text: text.trim(), authorName, photos }
    const isAdded = await addReview(tx, { productId, orderLineId: lineId, userId: userIdOf(actor), ...said, now })
    return isAdded ? { ok: true } : { ok: false, reason: 'already' }
  })
}

interface Attaching {
  photos: readonly string[]
  actor: Actor
  orderId: string
  now: Date
}

/** Shows the uploads with the review; null when all are pictures of the reviewer. */
async function attachReviewPhotos(tx: Db, attaching: Attaching): Promise<'film' | 'too-many-photos' | 'photos' | null> {
  const { photos, actor, orderId } = attaching
  if (photos.length > REVIEW_PHOTOS_MAX) return 'too-many-photos'
  const owners = [userIdOf(actor), orderId].filter((owner) => owner !== null)
  for (const ownerId of owners) {
    const uploads = await listOwnUploads(tx, { ownerId, ids: photos })
    if ([...uploads.values()].some(({ kind }) => kind !== 'image')) return 'film'
  }
  const isAttached = await attachPhotos(tx, { ...attaching, isPrivate: false })
  return isAttached ? null : 'photos'
}
