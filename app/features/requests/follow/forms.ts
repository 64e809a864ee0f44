import { copy as requestsCopy } from '#app/features/requests/copy.ts'
import { MESSAGE_CHARS_MAX, normalizeCode } from '#app/features/requests/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { copy as ownCopy } from './own-request-copy.ts'

const wrong = () => requestsCopy.follow.wrong

/** The code of a request, as typed. */
export const followForm = perLanguage(() =>
  declareForm({
    fields: {
      code: {
        as: 'line',
        ...copy.code,
        missing: wrong(),
        wrong: wrong(),
        read: (typed: string) => normalizeCode(typed) || null,
      },
    },
  }),
)

/** What the sender adds to a request. */
export const additionForm = perLanguage(() =>
  declareForm({
    fields: {
      message: {
        as: 'text',
        charsMax: MESSAGE_CHARS_MAX,
        label: ownCopy.add.label,
        hint: ownCopy.add.hint,
        missing: requestsCopy.message.missing,
      },
    },
  }),
)
