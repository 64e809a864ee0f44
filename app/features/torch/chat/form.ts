import { MESSAGE_CHARS_MAX } from '#app/features/torch/understanding/message-length.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

/** A message to Torch. It is trimmed and otherwise answered as typed, like in the browser. */
export const messageForm = perLanguage(() =>
  declareForm({
    fields: {
      message: {
        as: 'text',
        label: copy.chat.field,
        charsMax: MESSAGE_CHARS_MAX,
        missing: copy.chat.blank,
        read: (typed: string) => typed,
      },
    },
  }),
)
