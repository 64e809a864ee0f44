import { copy as payoutsCopy } from '#app/features/payouts/copy.ts'
import { HOLD_APPEAL_CHARS_MAX, HOLDER_CHARS_MAX } from '#app/features/payouts/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { cleanLine, latinDigits } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

const { errors } = payoutsCopy.account
const { holder, number, numberAgain, ifsc } = copy.account

/** Spaces and hyphens are allowed between the digits. */
const NUMBER_CHARS_MAX = 60
const IFSC_CHARS_MAX = 20

const digitsOf = (typed: string): string => latinDigits(typed).replace(/[\s-]/g, '')
const matching = (text: string, pattern: RegExp): string | null => (pattern.test(text) ? text : null)
const said = (sentence: string) => ({ missing: sentence, wrong: sentence })

/** The bank account. The number is typed twice, because money sent to a wrong one is hard to recover. */
export const bankAccountForm = declareForm({
  fields: {
    holder: {
      as: 'line',
      charsMax: HOLDER_CHARS_MAX,
      ...holder,
      ...said(errors.holder),
      read: (typed: string) => matching(cleanLine(typed), /^[A-Za-z][A-Za-z .&'-]+$/),
    },
    number: {
      as: 'line',
      charsMax: NUMBER_CHARS_MAX,
      ...number,
      ...said(errors.number),
      read: (typed: string) => matching(digitsOf(typed), /^\d{9,18}$/),
    },
    numberAgain: {
      as: 'line',
      charsMax: NUMBER_CHARS_MAX,
      ...numberAgain,
      ...said(errors.numberAgain),
      read: digitsOf,
    },
    ifsc: {
      as: 'line',
      charsMax: IFSC_CHARS_MAX,
      ...ifsc,
      ...said(errors.ifsc),
      read: (typed: string) => matching(typed.replace(/\s/g, '').toUpperCase(), /^[A-Z]{4}0[A-Z0-9]{6}$/),
    },
  },
  checks: [
    {
      field: 'numberAgain',
      message: errors.numberAgain,
      isRight: (values) => values.number === values.numberAgain,
    },
  ],
})

/** The seller's appeal against a hold. */
export const appealForm = declareForm({
  fields: {
    words: {
      as: 'text',
      rows: 4,
      charsMax: HOLD_APPEAL_CHARS_MAX,
      label: copy.holds.appeal.label,
      hint: copy.holds.appeal.hint,
      missing: payoutsCopy.errors.words,
    },
  },
})
