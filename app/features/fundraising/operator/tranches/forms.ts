import { TRANCHE_REASON_CHARS_MAX } from '#app/features/fundraising/tranches/states.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'
import { latinDigits } from '#app/platform/text/text.ts'

const { match, close, other, closed } = copy.matches
const UTR_CHARS_MAX = 40

/** What the bank says about the name on an account. */
export const checkForm = declareForm({
  fields: { match: { as: 'radios', options: { match, close, other, closed }, ...copy.check.match } },
})

export const declineForm = declareForm({
  fields: { reason: { as: 'text', rows: 3, charsMax: TRANCHE_REASON_CHARS_MAX, ...copy.decline.reason } },
})

export const paidForm = declareForm({
  fields: {
    utr: {
      as: 'line',
      optional: true,
      charsMax: UTR_CHARS_MAX,
      ...copy.paid.utr,
      read: (typed: string) => {
        const utr = latinDigits(typed).replace(/\s/g, '').toUpperCase()
        return /^[A-Z0-9]{10,30}$/.test(utr) ? utr : null
      },
    },
  },
})

export const cameBackForm = declareForm({
  fields: { reason: { as: 'line', charsMax: TRANCHE_REASON_CHARS_MAX, ...copy.cameBack.reason } },
})
