import { and, eq, isNull, or } from 'drizzle-orm'
import { recordAct } from '#app/features/audit/record-act.server.ts'
import { announceProducts, listProduct } from '#app/features/marketplace/listing/own-product.server.ts'
import { canDecideFlags } from '#app/features/marketplace/policy.ts'
import { FLAG_CHARS_MAX, type FlagDecision, type FlagSubject } from '#app/features/marketplace/schema.ts'
import { productQuestions } from '#app/features/marketplace/questions/question-tables.server.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { restoreMedia } from '#app/features/media/commands/restore-media.server.ts'
import { withdrawMedia } from '#app/features/media/commands/withdraw-media.server.ts'
import { listPhotosOf } from './review-photos.server.ts'
import { marketFlags } from './trust-tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { withoutControls } from '#app/platform/text/text.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

export type DecideFlagOutcome =
  | { ok: true }
  | {
      ok: false
      /**
       * `own`: it is about the operator's own shop. `needs-note`: taking off needs a reason. `not-possible`: a shop
       * cannot be taken off.
       */
      reason: 'not-allowed' | 'not-found' | 'own' | 'needs-note' | 'not-possible' | 'unchanged'
    }

interface Deciding {
  id: string
  decision: FlagDecision
  /** Shown to the seller of a listing that is taken off. */
  note: string
}

/**
 * Decides a report about a listing, a review, a question or a shop: it stays, or it is taken off. All reports on the same subject
 * are decided together. Deciding again reverses it; a listing is then paused until its seller publishes it.
 */
export async function decideFlag(ctx: CommandContext, deciding: Deciding): Promise<DecideFlagOutcome> {
  const { db, actor, now } = ctx
  const { id, decision } = deciding
  const note = withoutControls(deciding.note).trim().slice(0, FLAG_CHARS_MAX)
  if (!canDecideFlags(actor)) return { ok: false, reason: 'not-allowed' }
  if (!isUuid(id)) return { ok: false, reason: 'not-found' }
  return db.transaction(async (tx) => {
    const [flagged] = await tx.select().from(marketFlags).where(eq(marketFlags.id, id)).for('update')
    if (!flagged) return { ok: false, reason: 'not-found' }
    const { subject, subjectId } = flagged
    if (flagged.decision === decision) return { ok: false, reason: 'unchanged' }
    if (await isParty(tx, { subject, subjectId, userId: actor.userId })) return { ok: false, reason: 'own' }
    if (decision === 'taken-off' && subject === 'seller') return { ok: false, reason: 'not-possible' }
    if (decision === 'taken-off' && note === '') return { ok: false, reason: 'needs-note' }
    await act(tx, { subject, subjectId, isOff: decision === 'taken-off', reason: note, now })
    const together = and(eq(marketFlags.subject, subject), eq(marketFlags.subjectId, subjectId))
    await tx
      .update(marketFlags)
      .set({ decision, decidedAt: now, decidedBy: actor.userId, note: note || null })
      .where(and(together, or(eq(marketFlags.id, id), isNull(marketFlags.decision))))
    const verb = decision === 'taken-off' ? 'removed' : flagged.decision ? 'published' : 'checked'
    const kind = subject === 'review' || subject === 'question' ? 'report' : subject
    await recordAct(tx, ctx, { verb, subject: { kind, id: subjectId }, detail: `${subject}: ${flagged.reason}` })
    return { ok: true }
  })
}

interface Acting {
  subject: FlagSubject
  subjectId: string
  isOff: boolean
  reason: string
  now: Date
}

async function act(tx: Db, { subject, subjectId, isOff, reason, now }: Acting): Promise<void> {
  const off = isOff ? { at: now, reason } : { at: null, reason: null }
  if (subject === 'review') {
    const [review] = await tx
      .update(productReviews)
      .set({ hiddenAt: off.at, hiddenReason: off.reason })
      .where(eq(productReviews.id, subjectId))
      .returning({ productId: productReviews.productId })
    if (!review) return
    const mediaIds = await listPhotosOf(tx, [subjectId])
    await (isOff ? withdrawMedia(tx, { mediaIds, now }) : restoreMedia(tx, { mediaIds }))
    await announceProduct(tx, review.productId)
  }
  if (subject === 'question') {
    const [question] = await tx
      .update(productQuestions)
      .set({ hiddenAt: off.at, hiddenReason: off.reason })
      .where(and(eq(productQuestions.id, subjectId), isNull(productQuestions.withdrawnAt)))
      .returning({ productId: productQuestions.subjectId })
    if (question) await announceProduct(tx, question.productId)
  }
  if (subject === 'product') {
    const [product] = await tx.select().from(products).where(eq(products.id, subjectId)).for('update')
    if (!product) return
    if (isOff) await listProduct(tx, { before: product, isActive: false, now })
    await tx
      .update(products)
      .set({ withdrawnAt: off.at, withdrawnReason: off.reason })
      .where(eq(products.id, subjectId))
    await announceProducts(tx, [product.slug])
  }
}

async function announceProduct(tx: Db, id: string): Promise<void> {
  const [product] = await tx.select({ slug: products.slug }).from(products).where(eq(products.id, id))
  if (product) await announceProducts(tx, [product.slug])
}

/** Whether the operator is a party: their shop, what is in it, or their own review or question. */
async function isParty(
  tx: Db,
  { subject, subjectId, userId }: { subject: FlagSubject; subjectId: string; userId: string },
): Promise<boolean> {
  const shop = eq(sellerProfiles.userId, userId)
  if (subject === 'seller') return (await tx.$count(sellerProfiles, and(eq(sellerProfiles.id, subjectId), shop))) > 0
  if (subject === 'product') {
    const own = tx
      .select({ id: products.id })
      .from(products)
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(and(eq(products.id, subjectId), shop))
    return (await own).length > 0
  }
  const table = subject === 'review' ? productReviews : productQuestions
  const productId = subject === 'review' ? productReviews.productId : productQuestions.subjectId
  const own = tx
    .select({ id: table.id })
    .from(table)
    .innerJoin(products, eq(products.id, productId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(and(eq(table.id, subjectId), or(shop, eq(table.userId, userId))))
  return (await own).length > 0
}
