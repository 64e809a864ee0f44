import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { type Page, pageOfTwo } from '#app/platform/db/page-of.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { canDecideFlags } from '#app/features/marketplace/policy.ts'
import type { FlagDecision, FlagReason, FlagSubject } from '#app/features/marketplace/schema.ts'
import { questionsPath } from '#app/features/marketplace/questions/questions-path.ts'
import { productQuestions } from '#app/features/marketplace/questions/question-tables.server.ts'
import { productReviews, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { isPublicQuestion } from '#app/features/questions/question-table.server.ts'
import { dueAtOf } from '#app/features/requests/reports/report-due.server.ts'
import { reportDueAt } from '#app/features/requests/reports/schema.ts'
import type { ReportSource } from '#app/features/requests/reports/notify-desks.server.ts'
import { marketFlags } from './trust-tables.server.ts'

const FLAGS_PER_PAGE = 50

/** The reports for the desk that decides them. */
export const flagSource: ReportSource = {
  queue: 'market',
  table: marketFlags,
  isOpen: isNull(marketFlags.decision),
  path: sql<string>`'/operator/market-flags?edit=' || ${marketFlags.id}`,
}

/** A report with its subject; for operators. */
export interface FlagView {
  id: string
  subject: FlagSubject
  reason: FlagReason
  words: string
  byMember: boolean
  createdAt: Date
  decideBy: Date
  decision: FlagDecision | null
  decidedAt: Date | null
  note: string | null
  /** The subject; null when it is gone. */
  about: {
    title: string
    /** A review's text, a question with its answer; else the listing's description or the shop's story. */
    text: string
    /** The URL of its page, while it is public. */
    href: string | null
    seller: string
    /** The operator's own shop: another operator decides. */
    isOwn: boolean
  } | null
}

/** Open reports, those with the least time left first, then decided ones, latest first. Empty for everybody but operators. */
export async function listFlags(db: Db, { actor, page = 1 }: { actor: Actor; page?: number }): Promise<Page<FlagView>> {
  if (!canDecideFlags(actor)) return { rows: [], hasMore: false }
  const { decision, decidedAt, id } = marketFlags
  return pageOfTwo(
    { page, perPage: FLAGS_PER_PAGE },
    () => countOpenFlags(db, { actor }),
    (isOpen, { limit, offset }) =>
      readFlags(db, actor.userId, (flags) =>
        flags
          .where(isOpen ? isNull(decision) : isNotNull(decision))
          .orderBy(isOpen ? asc(dueAtOf(marketFlags)) : desc(decidedAt), asc(id))
          .limit(limit)
          .offset(offset),
      ),
  )
}

/** One report; null for an unknown id, and for everybody but operators. */
export async function findFlag(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<FlagView | null> {
  if (!canDecideFlags(actor) || !isUuid(id)) return null
  const [flag] = await readFlags(db, actor.userId, (flags) => flags.where(eq(marketFlags.id, id)))
  return flag ?? null
}

const selectFlags = (db: Db) => db.select().from(marketFlags).$dynamic()
type Flags = ReturnType<typeof selectFlags>

async function readFlags(db: Db, userId: string, which: (flags: Flags) => Flags): Promise<FlagView[]> {
  const flags = which(selectFlags(db))
  const listed = flags.as('listed')
  const idsOf = (subject: FlagSubject) =>
    db.select({ id: listed.subjectId }).from(listed).where(eq(listed.subject, subject))
  const [rows, about] = await Promise.all([flags, findSubjects(db, idsOf, userId)])
  return rows.map(({ id, subject, subjectId, reason, words, byUserId, createdAt, decision, decidedAt, note }) => ({
    id,
    subject,
    reason,
    words,
    byMember: byUserId !== null,
    createdAt,
    decideBy: reportDueAt({ reason, createdAt }),
    decision,
    decidedAt,
    note,
    about: about.get(subjectId) ?? null,
  }))
}

/** The number of open reports, for the operators' start page. */
export async function countOpenFlags(db: Db, { actor }: { actor: Actor }): Promise<number> {
  return canDecideFlags(actor) ? db.$count(marketFlags, isNull(marketFlags.decision)) : 0
}

type About = NonNullable<FlagView['about']>

async function findSubjects(
  db: Db,
  idsOf: (subject: FlagSubject) => SQLWrapper,
  userId: string,
): Promise<ReadonlyMap<string, About>> {
  const [listings, reviews, questions, shops] = await Promise.all([
    db
      .select({ product: products, shop: sellerProfiles })
      .from(products)
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(inArray(products.id, idsOf('product'))),
    db
      .select({ review: productReviews, product: products, shop: sellerProfiles })
      .from(productReviews)
      .innerJoin(products, eq(products.id, productReviews.productId))
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(inArray(productReviews.id, idsOf('review'))),
    findQuestions(db, idsOf('question'), userId),
    db
      .select()
      .from(sellerProfiles)
      .where(inArray(sellerProfiles.id, idsOf('seller'))),
  ])
  const found = new Map<string, About>(questions)
  for (const { product, shop } of listings) {
    const { title, description: text } = product
    const href = product.isActive ? `/product/${product.slug}` : null
    found.set(product.id, { title, text, href, seller: shop.displayName, isOwn: shop.userId === userId })
  }
  for (const { review, product, shop } of reviews) {
    const href = review.hiddenAt || !product.isActive ? null : `/product/${product.slug}`
    const isOwn = shop.userId === userId || review.userId === userId
    found.set(review.id, { title: product.title, text: review.text, href, seller: shop.displayName, isOwn })
  }
  for (const { id, slug, displayName, bio, userId: owner } of shops) {
    const isOwn = owner === userId
    found.set(id, { title: displayName, text: bio, href: `/sellers/${slug}`, seller: displayName, isOwn })
  }
  return found
}

/** Without the asker: an anonymous question stays so for operators. */
async function findQuestions(db: Db, ids: SQLWrapper, userId: string): Promise<[string, About][]> {
  const rows = await db
    .select({
      question: productQuestions,
      product: products,
      shop: sellerProfiles,
      isPublic: sql<boolean>`${isPublicQuestion(productQuestions)}`,
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.subjectId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(and(inArray(productQuestions.id, ids), isNull(productQuestions.withdrawnAt)))
  return rows.map(({ question: { id, question, answer, userId: askedBy }, product, shop, isPublic }) => [
    id,
    {
      title: product.title,
      text: answer === null ? question : `${question}\n\n${answer}`,
      href: isPublic && product.isActive ? `${questionsPath(product.slug)}#question-${id}` : null,
      seller: shop.displayName,
      isOwn: shop.userId === userId || askedBy === userId,
    },
  ])
}
