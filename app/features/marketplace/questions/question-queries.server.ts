import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { isOpenQuestion } from '#app/features/questions/question-table.server.ts'
import { listForAnswerer, type QuestionView } from '#app/features/questions/queries.server.ts'
import type { Actor } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { Page } from '#app/platform/db/page-of.ts'
import { productSubject } from './product-subject.server.ts'
import { productQuestions } from './question-tables.server.ts'

/** A question as the seller of the product sees it. */
export interface ShopQuestion extends QuestionView {
  productSlug: string
  productTitle: string
}

/** A page of the questions of a shop: open ones first, oldest first; then the others, newest first. Empty for anybody else. */
export async function listShopQuestions(
  db: Db,
  { actor, page = 1 }: { actor: Actor; page?: number },
): Promise<Page<ShopQuestion>> {
  if (actor.kind !== 'member') return { rows: [], hasMore: false }
  const answersFor = ownProducts(db, actor)
  const asked = db
    .select({ id: productQuestions.subjectId })
    .from(productQuestions)
    .where(isNull(productQuestions.withdrawnAt))
  const [{ rows: questions, hasMore }, about] = await Promise.all([
    listForAnswerer(db, productSubject, { answersFor, actor, page }),
    db
      .select({ id: products.id, productSlug: products.slug, productTitle: products.title })
      .from(products)
      .where(and(inArray(products.id, answersFor), inArray(products.id, asked))),
  ])
  const productOf = new Map(about.map(({ id, ...product }) => [id, product]))
  const rows = questions.flatMap((question) => {
    const product = productOf.get(question.subjectId)
    return product ? [{ ...question, ...product }] : []
  })
  return { rows, hasMore }
}

/** SQL query of the ids of the products of the member's shop. */
export const ownProducts = (db: Db, { userId }: { userId: string }) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(eq(sellerProfiles.userId, userId))

/** The questions that wait for an answer of the shop. */
export async function countOpenQuestions(db: Db, { sellerId }: { sellerId: string }): Promise<number> {
  const [row] = await db
    .select({ open: count() })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.subjectId))
    .where(and(eq(products.sellerId, sellerId), isOpenQuestion(productQuestions)))
  return row?.open ?? 0
}

/** The questions that a member asked, for the personal data export. */
export function listQuestionsBy(db: Db, { userId: by }: { userId: string }) {
  const { askerName: name, question, createdAt, answer, answeredAt, userId, withdrawnAt } = productQuestions
  return db
    .select({ product: products.title, name, question, createdAt, answer, answeredAt })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.subjectId))
    .where(and(eq(userId, by), isNull(withdrawnAt)))
    .orderBy(desc(createdAt))
}
