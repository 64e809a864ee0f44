import { copy as testimonyCopy } from '#app/features/testimonies/copy.ts'
import { REASON_CHARS_MAX } from '#app/features/testimonies/schema.ts'
import { declareForm, type FormFields } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const guardian = { as: 'check', ...copy.approve.guardian, optional: true } as const

/** Hidden: the version in the other language that the page showed. */
const seen = { as: 'line', label: '', optional: true } as const

/** The field is optional here: `decideTestimony` checks whether a guardian's consent is required. */
export const approveForm = declareForm({ fields: { guardian, seen } })
export const approveFields = (isMinor: boolean): FormFields => (isMinor ? { guardian } : {})

export const declineForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: {
        as: 'text',
        rows: 3,
        charsMax: REASON_CHARS_MAX,
        ...copy.decline.reason,
        missing: testimonyCopy.reason.missing,
      },
    },
  }),
)
