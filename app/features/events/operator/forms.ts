import { copy as eventWords } from '#app/features/events/copy.ts'
import {
  CAPACITY_MAX,
  DESCRIPTION_CHARS_MAX,
  LINE_CHARS_MAX,
  REASON_CHARS_MAX,
  TITLE_CHARS_MAX,
} from '#app/features/events/schema.ts'
import type { FormFields } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const words = copy.fields
const line = { as: 'line', charsMax: LINE_CHARS_MAX } as const

const fields: FormFields = {
  title: { as: 'line', charsMax: TITLE_CHARS_MAX, ...words.title },
  circle: { as: 'select', options: copy.circles, ...words.circle },
  type: { as: 'select', options: eventWords.types, ...words.type },
  startsAt: { as: 'moment', ...words.startsAt },
  endsAt: { as: 'moment', ...words.endsAt },
  place: { ...line, ...words.place },
  onlineUrl: { ...line, ...words.onlineUrl, optional: true },
  cause: { ...line, ...words.cause, optional: true },
  summary: { ...line, ...words.summary },
  description: { as: 'text', rows: 8, charsMax: DESCRIPTION_CHARS_MAX, ...words.description },
  entry: { as: 'select', options: copy.entries, ...words.entry },
  campaignSlug: { ...line, ...words.campaignSlug, optional: true },
  capacity: { as: 'number', min: 1, max: CAPACITY_MAX, ...words.capacity, optional: true },
  attendeesBaseline: { as: 'number', min: 0, max: CAPACITY_MAX, ...words.attendeesBaseline, optional: true },
  baselineNote: { ...line, ...words.baselineNote, optional: true },
}

/** The address is typed once. */
export const eventFields = (isNew: boolean): FormFields =>
  isNew ? { slug: { ...line, ...words.slug }, ...fields } : fields

export const cancelFields: FormFields = {
  reason: { as: 'text', rows: 2, charsMax: REASON_CHARS_MAX, ...copy.cancel.reason },
}

export const checkInFields: FormFields = { code: { ...line, ...copy.checkIn.code } }
