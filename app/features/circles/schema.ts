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

/** Somebody who wants to join or to start a chapter, and agrees that name and contact are kept. */
export interface InterestInput {
  kind: InterestKind
  name: string
  /** E.164 or an e-mail address. */
  contact: string
  region: string
}
