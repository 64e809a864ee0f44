import { copy as events } from '#app/features/events/copy.ts'
import { copy } from '#app/features/events/heartbeat/copy.ts'
import { type Circle, isPrivateCircle, NAME_CHARS_MAX } from '#app/features/events/schema.ts'
import { declareForm, keyField } from '#app/platform/form/fields.ts'
import { readContact } from '#app/platform/text/contact.ts'

const { join } = copy
const errors = events.join

/** In a private circle tickets go by mail only, so a phone number is not accepted. */
const readEmail = (typed: string) => {
  const contact = readContact(typed)
  return contact?.email ? contact : null
}

export const joinForm = (circle: Circle) => {
  const isPrivate = isPrivateCircle(circle)
  const wrong = isPrivate ? errors.email : errors.contact
  return declareForm({
    fields: {
      key: keyField(errors.key),
      name: { as: 'line', label: join.name, isName: true, charsMax: NAME_CHARS_MAX, ...errors.name },
      contact: {
        as: 'line',
        label: isPrivate ? join.email : join.contact,
        hint: isPrivate ? join.emailHint : join.contactHint,
        autoComplete: 'email',
        read: isPrivate ? readEmail : readContact,
        missing: wrong,
        wrong,
        tooLong: wrong,
      },
    },
  })
}
