import { copy as payoutCopy } from '#app/features/payouts/copy.ts'
import {
  HOLD_ANSWER_CHARS_MAX,
  HOLD_DAYS_MAX,
  HOLD_MINOR_MAX,
  HOLD_REASON_CHARS_MAX,
} from '#app/features/payouts/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { readRupees } from '#app/platform/money.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const words = copy.fields
const { errors } = payoutCopy
const said = (sentence: string) => ({ missing: sentence, wrong: sentence })

/** Amounts are in minor units: both currencies have two decimals. */
export const holdForm = (shops: readonly { id: string; name: string }[]) =>
  declareForm({
    fields: {
      sellerId: {
        as: 'select',
        options: Object.fromEntries(shops.map(({ id, name }) => [id, name])),
        ...words.sellerId,
      },
      currency: { as: 'select', options: copy.currencies, ...words.currency },
      amountMinor: {
        as: 'line',
        charsMax: 20,
        ...words.amountMinor,
        ...said(errors.amount),
        read: (typed: string) => readRupees(typed, HOLD_MINOR_MAX),
      },
      days: { as: 'number', min: 1, max: HOLD_DAYS_MAX, ...words.days, ...said(errors.days) },
      reason: { as: 'text', rows: 3, charsMax: HOLD_REASON_CHARS_MAX, ...words.reason, missing: errors.words },
    },
  })

export const answerForm = perLanguage(() =>
  declareForm({
    fields: {
      answer: {
        as: 'text',
        rows: 3,
        charsMax: HOLD_ANSWER_CHARS_MAX,
        label: copy.answers.label,
        hint: copy.answers.hint,
        missing: errors.words,
      },
    },
  }),
)
