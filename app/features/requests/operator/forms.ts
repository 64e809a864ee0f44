import { copy as requestsCopy } from '#app/features/requests/copy.ts'
import { MESSAGE_CHARS_MAX, REASON_CHARS_MAX } from '#app/features/requests/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'

const { assign, reply, note, close } = copy.acts
const message = perLanguage(
  () => ({ as: 'text', charsMax: MESSAGE_CHARS_MAX, missing: requestsCopy.message.missing }) as const,
)

export const assignForm = declareForm({
  fields: {
    userId: {
      as: 'line',
      label: assign.label,
      missing: assign.missing,
      wrong: assign.missing,
      read: (typed: string) => (isUuid(typed) ? typed : null),
    },
  },
})

export const replyForm = perLanguage(() =>
  declareForm({ fields: { message: { ...message, label: reply.label, hint: reply.hint } } }),
)

export const noteForm = perLanguage(() =>
  declareForm({ fields: { message: { ...message, label: note.label, hint: note.hint } } }),
)

/** The sender reads the reason. */
export const closeForm = perLanguage(() =>
  declareForm({
    fields: {
      reason: {
        as: 'text',
        charsMax: REASON_CHARS_MAX,
        label: close.label,
        hint: close.hint,
        missing: requestsCopy.reason.missing,
      },
    },
  }),
)
