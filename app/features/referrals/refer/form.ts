import { VOUCH_CHARS_MAX } from '#app/features/referrals/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

/** A vouch for a profile, which is read beside it. */
export const vouchForm = perLanguage(() =>
  declareForm({
    fields: { text: { as: 'line', label: copy.profiles.why, charsMax: VOUCH_CHARS_MAX, optional: true } },
  }),
)
