import * as v from 'valibot'
import { CASE_WORDS_CHARS_MIN, STATEMENT_CHARS_MAX } from '#app/features/orders/schema.ts'
import type { EditorFields } from '#app/features/resource-editor/fields.ts'
import { typedText } from '#app/platform/forms.ts'
import { parseRupees } from '#app/platform/money.ts'
import { copy } from './copy.ts'

const id = v.pipe(v.string(), v.uuid())
const words = v.pipe(
  typedText(STATEMENT_CHARS_MAX, copy.errors.words),
  v.minLength(CASE_WORDS_CHARS_MIN, copy.errors.words),
)

export const decision = v.object({ id, words })
export const partDecision = v.object({
  id,
  words,
  amount: v.pipe(
    v.optional(v.string(), ''),
    v.transform((typed) => parseRupees(typed)),
    v.check((read) => read.ok && read.amountMinor > 0, copy.errors.amount),
    v.transform((read) => (read.ok ? read.amountMinor : 0)),
  ),
})

const why: EditorFields = { words: { as: 'text', rows: 3, charsMax: STATEMENT_CHARS_MAX, ...copy.words } }
export const fields = {
  all: why,
  part: { amount: { as: 'line', charsMax: 20, ...copy.part.amount }, ...why },
  nothing: why,
  say: { words: { as: 'text', rows: 3, charsMax: STATEMENT_CHARS_MAX, ...copy.say.words } },
} satisfies Record<string, EditorFields>
export type Act = keyof typeof fields
