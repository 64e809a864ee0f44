import { copy as requestsCopy } from '#app/features/requests/copy.ts'
import { MESSAGE_CHARS_MAX, REASON_CHARS_MAX } from '#app/features/requests/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { copy } from './copy.ts'

const { assign, reply, note, close } = copy.acts
const message = { as: 'text', charsMax: MESSAGE_CHARS_MAX, missing: requestsCopy.message.missing } as const

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

export const replyForm = declareForm({ fields: { message: { ...message, label: reply.label, hint: reply.hint } } })

export const noteForm = declareForm({ fields: { message: { ...message, label: note.label, hint: note.hint } } })

/** The sender reads the reason. */
export const closeForm = declareForm({
  fields: {
    reason: {
      as: 'text',
      charsMax: REASON_CHARS_MAX,
      label: close.label,
      hint: close.hint,
      missing: requestsCopy.reason.missing,
    },
  },
})
