import * as v from 'valibot'
import { normalizeContact } from '#app/platform/text/contact.ts'
import { INDIAN_STATES } from '#app/platform/india/states.ts'
import { copy } from './copy.ts'

export const NAME_CHARS_MAX = 80
export const CONTACT_CHARS_MAX = 120
export const CHAPTERS_MAX = 200

/** The days on which a chapter can meet; the finder shows the day, never the hour or the place. */
export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** `join` Fearless Girls, or start a `chapter` of it. */
export const INTEREST_KINDS = ['join', 'chapter'] as const
export type InterestKind = (typeof INTEREST_KINDS)[number]

export const findKind = (name: string | null): InterestKind => (name === 'chapter' ? 'chapter' : 'join')

/** The join form: kind, name, contact (a phone number or an e-mail address), region, consent ('yes'). */
export const interestForm = v.object({
  kind: v.picklist(INTEREST_KINDS, copy.kind),
  name: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.minLength(1, copy.name.missing),
    v.maxLength(NAME_CHARS_MAX, copy.name.tooLong(NAME_CHARS_MAX)),
  ),
  contact: v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.minLength(1, copy.contact.missing),
    v.maxLength(CONTACT_CHARS_MAX, copy.contact.wrong),
    v.transform(normalizeContact),
    v.check((contact) => contact !== '', copy.contact.wrong),
  ),
  region: v.picklist(INDIAN_STATES, copy.region),
  consent: v.literal('yes', copy.consent),
})

export type InterestInput = v.InferOutput<typeof interestForm>
