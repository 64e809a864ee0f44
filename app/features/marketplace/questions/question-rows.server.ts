import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { productQuestions } from './question-tables.server.ts'
import type { QuestionState } from './schema.ts'

const { answeredAt, declinedAt, hiddenAt, withdrawnAt } = productQuestions

/** SQL condition: the seller can still answer it. */
export const isOpenQuestion = and(isNull(answeredAt), isNull(declinedAt), isNull(hiddenAt), isNull(withdrawnAt))

/** SQL condition: everybody reads it. A withdrawn question has no answer. */
export const isPublicQuestion = and(isNotNull(answeredAt), isNull(hiddenAt))

type Dates = Pick<typeof productQuestions.$inferSelect, 'answeredAt' | 'declinedAt' | 'hiddenAt'>

export function stateOf(question: Dates): QuestionState {
  if (question.hiddenAt !== null) return 'hidden'
  if (question.answeredAt !== null) return 'answered'
  return question.declinedAt === null ? 'open' : 'declined'
}

/** A question with its product and seller, locked until the transaction ends; undefined once withdrawn. */
export async function lockQuestion(tx: Db, id: string) {
  if (!isUuid(id)) return undefined
  const [found] = await tx
    .select({
      question: productQuestions,
      product: { slug: products.slug, title: products.title },
      seller: { userId: sellerProfiles.userId, displayName: sellerProfiles.displayName },
    })
    .from(productQuestions)
    .innerJoin(products, eq(products.id, productQuestions.productId))
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(and(eq(productQuestions.id, id), isNull(withdrawnAt)))
    .for('update', { of: productQuestions })
  return found
}
