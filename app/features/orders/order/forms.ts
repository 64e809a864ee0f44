import { REVIEW_CHARS_MAX, STARS_MAX } from '#app/features/marketplace/schema.ts'
import { BUYER_NAME_CHARS_MAX, RETURN_WORDS_CHARS_MIN, STATEMENT_CHARS_MAX } from '#app/features/orders/schema.ts'
import { declareForm, optionsOf } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { back, missing, returns, review } = copy
const stars = Array.from({ length: STARS_MAX }, (_, index) => String(index + 1))

const statement = (label: string, charsMin: number) =>
  ({
    as: 'text',
    label,
    charsMin,
    charsMax: STATEMENT_CHARS_MAX,
    missing: missing.words,
    wrong: missing.words,
  }) as const

/** The lines and quantities are read by `readLines`. */
export const returnForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: { as: 'select', options: back.reasons, label: back.reason, missing: missing.reason },
      words: { ...statement(back.words, RETURN_WORDS_CHARS_MIN), hint: back.wordsHint },
    },
  }),
)

export const disputeForm = perLanguage(() =>
  declareForm({
    fields: { words: statement(returns.dispute.words, RETURN_WORDS_CHARS_MIN) },
  }),
)

export const statementForm = perLanguage(() => declareForm({ fields: { words: statement(returns.say.words, 1) } }))

export const reviewForm = perLanguage(() =>
  declareForm({
    fields: {
      stars: {
        as: 'radios',
        options: optionsOf(stars, (value) => review.star(Number(value))),
        label: review.stars,
        missing: missing.stars,
      },
      text: { as: 'text', charsMax: REVIEW_CHARS_MAX, label: review.text, hint: review.textHint, optional: true },
      name: {
        as: 'line',
        charsMax: BUYER_NAME_CHARS_MAX,
        label: review.name,
        hint: review.nameHint,
        missing: missing.name,
      },
    },
  }),
)

/** Quantity of each line to return, from the fields `line-<id>`. Lines with 0 are left out. */
export function readLines(form: FormData): { lineId: string; quantity: number }[] {
  return [...form].flatMap(([name, value]) => {
    const lineId = name.startsWith('line-') ? name.slice('line-'.length) : ''
    const quantity = typeof value === 'string' && /^\d{1,2}$/.test(value) ? Number(value) : 0
    return isUuid(lineId) && quantity > 0 ? [{ lineId, quantity }] : []
  })
}
