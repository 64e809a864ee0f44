import { declareForm } from '#app/platform/form/fields.ts'
import { parseRupees } from '#app/platform/money.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

export const pauseForm = perLanguage(() => declareForm({ fields: { until: { as: 'date', ...copy.pause.until } } }))

/** The amount is in paise. */
export const changeForm = perLanguage(() =>
  declareForm({
    fields: {
      amount: {
        as: 'line',
        ...copy.change.amount,
        read: (typed) => {
          const amount = parseRupees(typed)
          return amount.ok ? amount.amountMinor : null
        },
      },
    },
  }),
)
