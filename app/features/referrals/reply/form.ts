import { copy as referrals } from '#app/features/referrals/copy.ts'
import { LINE_CHARS_MAX, NAME_CHARS_MAX, readTags, SNIPPET_CHARS_MAX } from '#app/features/referrals/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { form } = copy
const errors = referrals.profile
const optional = { as: 'line', charsMax: LINE_CHARS_MAX, optional: true } as const

export const profileForm = perLanguage(() =>
  declareForm({
    fields: {
      displayName: {
        as: 'line',
        label: form.name,
        charsMax: NAME_CHARS_MAX,
        autoComplete: 'given-name',
        missing: errors.name,
      },
      snippet: { as: 'text', label: form.snippet, charsMax: SNIPPET_CHARS_MAX, missing: errors.snippet },
      education: { ...optional, label: form.education },
      skills: { ...optional, label: form.skills, read: readTags },
      seeking: { ...optional, label: form.seeking },
      softTags: { ...optional, label: form.softTags, read: readTags },
    },
  }),
)
