import type { ShopQuestion } from '#app/features/marketplace/questions/question-queries.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { copy } from './copy.ts'

export type ShopQuestionView = ReturnType<typeof shopQuestionView>

/** A question with formatted texts for its seller. */
export function shopQuestionView(found: ShopQuestion) {
  const { id, question, answer, state, askerName, createdAt, hiddenReason, productSlug, productTitle } = found
  return {
    id,
    question,
    answer,
    state,
    by: copy.by(askerName, formatDate(createdAt)),
    note: state === 'hidden' ? copy.hidden(hiddenReason ?? '') : state === 'declined' ? copy.declined : null,
    product: { slug: productSlug, title: productTitle },
  }
}
