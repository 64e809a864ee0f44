import { REASON_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { RETURN_REASON_CHARS_MAX } from '#app/features/fundraising/returns/campaign-return.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const reason = perLanguage(
  () =>
    ({
      as: 'text',
      rows: 3,
      charsMax: REASON_CHARS_MAX,
      tooLong: copy.tooLong(REASON_CHARS_MAX),
      ...copy.reason,
    }) as const,
)

export const pauseForm = perLanguage(() =>
  declareForm({ fields: { until: { as: 'date', ...copy.pause.until }, reason } }),
)
export const extendForm = perLanguage(() =>
  declareForm({ fields: { day: { as: 'date', ...copy.extend.day }, reason } }),
)
export const closeForm = perLanguage(() =>
  declareForm({ fields: { reason, confirm: { as: 'check', ...copy.close.confirm } } }),
)
export const returnForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: {
        ...reason,
        ...copy.left.reason,
        charsMax: RETURN_REASON_CHARS_MAX,
        tooLong: copy.tooLong(RETURN_REASON_CHARS_MAX),
      },
    },
  }),
)
