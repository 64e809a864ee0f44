import { builderCopy } from '#app/features/fundraising/copy.ts'
import { REVIEW_REASON_CHARS_MAX } from '#app/features/fundraising/builder/form.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const reasonForm = (said: { label: string; hint: string }) =>
  declareForm({
    fields: {
      reason: {
        as: 'text',
        rows: 3,
        charsMax: REVIEW_REASON_CHARS_MAX,
        ...said,
        missing: builderCopy.missing.reason,
      },
    },
  })

/** A return and a refusal require a reason. */
export const reviewForms = {
  returned: perLanguage(() => reasonForm(copy.return.reason)),
  declined: perLanguage(() => reasonForm(copy.decline.reason)),
}
