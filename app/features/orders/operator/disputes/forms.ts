import { RETURN_WORDS_CHARS_MIN, STATEMENT_CHARS_MAX } from '#app/features/orders/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { readRupees } from '#app/platform/money.ts'
import { copy } from './copy.ts'

const { errors } = copy
const words = {
  as: 'text',
  rows: 3,
  charsMin: RETURN_WORDS_CHARS_MIN,
  charsMax: STATEMENT_CHARS_MAX,
  missing: errors.words,
  wrong: errors.words,
} as const
const amount = { as: 'line', charsMax: 20, read: (typed: string) => readRupees(typed), missing: errors.amount } as const

const why = declareForm({ fields: { words: { ...words, ...copy.words } } })

/** By intent. */
export const forms = {
  all: why,
  part: declareForm({
    fields: { amount: { ...amount, ...copy.part.amount, wrong: errors.amount }, ...why.fields },
  }),
  nothing: why,
  say: declareForm({ fields: { words: { ...words, ...copy.say.words } } }),
}
