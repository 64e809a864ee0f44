import { copy as events } from '#app/features/events/copy.ts'
import { copy } from '#app/features/events/heartbeat/copy.ts'
import { type Circle, isPrivateCircle, NAME_CHARS_MAX } from '#app/features/events/schema.ts'
import { declareForm, keyField } from '#app/platform/form/fields.ts'
import { readContact } from '#app/platform/text/contact.ts'

const { join } = copy
const errors = events.join

export const joinForm = (circle: Circle) => {
  const isPrivate = isPrivateCircle(circle)
  return declareForm({
    fields: {
      key: keyField(errors.key),
      name: { as: 'line', label: join.name, isName: true, charsMax: NAME_CHARS_MAX, ...errors.name },
      contact: {
        as: 'line',
        label: join.contact,
        hint: isPrivate ? join.privateHint : join.contactHint,
        autoComplete: 'email',
        read: readContact,
        missing: errors.contact,
        wrong: errors.contact,
        tooLong: errors.contact,
      },
    },
  })
}
