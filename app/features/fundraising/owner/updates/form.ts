import { UPDATE_CHARS_MAX } from '#app/features/fundraising/limits.ts'
import { THANKS_CHARS_MAX } from '#app/features/fundraising/owner/schema.ts'
import { declareForm, keyField } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

export const updateForm = perLanguage(() =>
  declareForm({
    fields: {
      key: keyField(copy.expired),
      message: {
        as: 'text',
        rows: 6,
        charsMax: UPDATE_CHARS_MAX,
        tooLong: copy.tooLong(UPDATE_CHARS_MAX),
        ...copy.update.message,
      },
    },
  }),
)

export const thanksForm = perLanguage(() =>
  declareForm({
    fields: {
      key: keyField(copy.expired),
      thanks: {
        as: 'text',
        rows: 4,
        charsMax: THANKS_CHARS_MAX,
        tooLong: copy.tooLong(THANKS_CHARS_MAX),
        ...copy.thanks.message,
      },
    },
  }),
)
