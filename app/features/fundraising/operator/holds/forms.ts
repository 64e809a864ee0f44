import { copy as holdCopy } from '#app/features/fundraising/holds/copy.ts'
import {
  HOLD_ANSWER_CHARS_MAX,
  HOLD_DAYS_MAX,
  HOLD_MINOR_MAX,
  HOLD_REASON_CHARS_MAX,
} from '#app/features/fundraising/holds/hold-rules.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { readRupees } from '#app/platform/money.ts'
import { SLUG } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

const { fields } = copy
const AMOUNT_CHARS_MAX = 20

export const campaignHoldForm = declareForm({
  fields: {
    slug: { as: 'line', ...fields.slug, read: (typed: string) => (SLUG.test(typed.trim()) ? typed.trim() : null) },
    amountMinor: {
      as: 'line',
      optional: true,
      charsMax: AMOUNT_CHARS_MAX,
      ...fields.amountMinor,
      read: (typed: string) => readRupees(typed, HOLD_MINOR_MAX),
    },
    topic: { as: 'select', options: holdCopy.topics, ...fields.topic },
    reason: { as: 'text', rows: 3, charsMax: HOLD_REASON_CHARS_MAX, ...fields.reason },
    days: { as: 'number', min: 1, max: HOLD_DAYS_MAX, ...fields.days },
  },
})

export const answerForm = declareForm({
  fields: { answer: { as: 'text', rows: 3, charsMax: HOLD_ANSWER_CHARS_MAX, ...copy.answers.field } },
})
