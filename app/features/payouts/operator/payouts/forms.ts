import { copy as payoutCopy } from '#app/features/payouts/copy.ts'
import { BANK_REASON_CHARS_MAX } from '#app/features/payouts/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const { line, reason } = copy.cameBack

/** `lines`: the options, by line id. */
export const returnedForm = (lines: Readonly<Record<string, string>>) =>
  declareForm({
    fields: {
      lineId: { as: 'select', options: lines, ...line },
      reason: { as: 'line', charsMax: BANK_REASON_CHARS_MAX, ...reason, missing: payoutCopy.errors.words },
    },
  })
