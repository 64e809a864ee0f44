import { and, count, eq, isNull, or } from 'drizzle-orm'
import { isUuid } from '#app/platform/text/uuid.ts'
import {
  FLAG_CHARS_MAX,
  FLAG_REASONS,
  FLAG_SUBJECTS,
  type FlagReason,
  type FlagSubject,
  VISITOR_FLAGS_OPEN_MAX,
} from '#app/features/marketplace/schema.ts'
import { productQuestions } from '#app/features/marketplace/questions/question-tables.server.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { isPublicQuestion } from '#app/features/questions/question-table.server.ts'
import { marketFlags } from './trust-tables.server.ts'
import { type CommandContext, userIdOf } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { withoutControls } from '#app/platform/text/text.ts'

export interface FlagInput {
  subject: FlagSubject
  subjectId: string
  reason: FlagReason
  words: string
}

export type FlagOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'own' | 'invalid' }

/**
 * Reports a listing, a review, a question or a shop to the operators, also without an account. A member has one open report on a
 * subject; a second one changes nothing, and the answer does not show it.
 */
export async function flag({ db, actor, now }: CommandContext, input: FlagInput): Promise<FlagOutcome> {
  const words = withoutControls(input.words).trim()
  const { subject, subjectId, reason } = input
  if (!FLAG_SUBJECTS.includes(subject) || !FLAG_REASONS.includes(reason) || words.length > FLAG_CHARS_MAX)
    return { ok: false, reason: 'invalid' }
  return db.transaction(async (tx) => {
    const about = isUuid(subjectId) ? await findShown(tx, { subject, subjectId, viewer: userIdOf(actor) }) : undefined
    if (!about) return { ok: false, reason: 'not-found' }
    const byUserId = userIdOf(actor)
    if (byUserId !== null && byUserId === about.userId) return { ok: false, reason: 'own' }
    if (byUserId !== null || !(await isFull(tx, { subject, subjectId }))) {
      await tx
        .insert(marketFlags)
        .values({ subject, subjectId, reason, words, byUserId, createdAt: now })
        .onConflictDoNothing()
    }
    return { ok: true }
  })
}

type Subject = Pick<FlagInput, 'subject' | 'subjectId'>

/** Whose the subject is, if the viewer can see it. */
async function findShown(
  tx: Db,
  { subject, subjectId, viewer }: Subject & { viewer: string | null },
): Promise<{ userId: string | null } | undefined> {
  const { userId } = sellerProfiles
  if (subject === 'seller') {
    const [shop] = await tx.select({ userId }).from(sellerProfiles).where(eq(sellerProfiles.id, subjectId))
    return shop
  }
  if (subject === 'product') {
    const [product] = await tx
      .select({ userId })
      .from(products)
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(and(eq(products.id, subjectId), products.isActive))
    return product
  }
  if (subject === 'question') {
    const ofShop = viewer === null ? undefined : eq(userId, viewer)
    const [question] = await tx
      .select({ userId: productQuestions.userId })
      .from(productQuestions)
      .innerJoin(products, eq(products.id, productQuestions.subjectId))
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(
        and(
          eq(productQuestions.id, subjectId),
          isNull(productQuestions.hiddenAt),
          isNull(productQuestions.withdrawnAt),
          or(isPublicQuestion(productQuestions), ofShop),
        ),
      )
    return question
  }
  const [review] = await tx
    .select({ userId: productReviews.userId })
    .from(productReviews)
    .where(and(eq(productReviews.id, subjectId), isNull(productReviews.hiddenAt)))
  return review
}

/** Visitors cannot be told apart: reports above the limit are not stored. */
async function isFull(tx: Db, { subject, subjectId }: Subject): Promise<boolean> {
  const { byUserId, decision } = marketFlags
  const [open] = await tx
    .select({ count: count() })
    .from(marketFlags)
    .where(
      and(eq(marketFlags.subject, subject), eq(marketFlags.subjectId, subjectId), isNull(byUserId), isNull(decision)),
    )
  return (open?.count ?? 0) >= VISITOR_FLAGS_OPEN_MAX
}
