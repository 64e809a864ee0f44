import * as v from 'valibot'
import { REVIEW_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import {
  BUYER_NAME_CHARS_MAX,
  RETURN_WORDS_CHARS_MIN,
  RETURN_REASONS,
  STATEMENT_CHARS_MAX,
} from '#app/features/orders/schema.ts'
import { typedLine, typedText } from '#app/platform/form/text-schemas.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'

const words = copy.missing

const statement = (charsMin: number) =>
  v.pipe(typedText(STATEMENT_CHARS_MAX, words.tooLong), v.minLength(charsMin, words.words))

/** The lines and quantities are read by `readLines`. */
export const returnForm = v.object({
  reason: v.pipe(v.optional(v.string(), ''), v.picklist(RETURN_REASONS, words.reason)),
  words: statement(RETURN_WORDS_CHARS_MIN),
})

export const disputeForm = v.object({ words: statement(RETURN_WORDS_CHARS_MIN) })

export const statementForm = v.object({ words: statement(1) })

export const reviewForm = v.object({
  stars: v.pipe(v.optional(v.string(), ''), v.picklist(['1', '2', '3', '4', '5'], words.stars), v.transform(Number)),
  text: typedText(REVIEW_CHARS_MAX, words.tooLong),
  name: v.pipe(typedLine(BUYER_NAME_CHARS_MAX, words.tooLong), v.minLength(1, words.name)),
})

/** Quantity of each line to return, from the fields `line-<id>`. Lines with 0 are left out. */
export function readLines(form: FormData): { lineId: string; quantity: number }[] {
  return [...form].flatMap(([name, value]) => {
    const lineId = name.startsWith('line-') ? name.slice('line-'.length) : ''
    const quantity = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : 0
    return isUuid(lineId) && quantity > 0 ? [{ lineId, quantity }] : []
  })
}
