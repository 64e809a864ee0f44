import * as v from 'valibot'

export const WORDS_CHARS_MAX = 160
export const HELPLINES_MAX = 100
export const SORT_MAX = 10_000

const words = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(WORDS_CHARS_MAX))

/** Input of an operator. `number` is what the phone dials, and the row's key. */
export const helplineInput = v.object({
  number: v.pipe(v.string(), v.trim(), v.regex(/^\+?\d{3,15}$/, 'Digits alone, as the phone dials them.')),
  what: words,
  note: v.nullable(words),
  hours: words,
  languages: v.nullable(words),
  /** The same in Hindi; null: Hindi pages show the English words. */
  whatHi: v.nullable(words),
  noteHi: v.nullable(words),
  hoursHi: v.nullable(words),
  languagesHi: v.nullable(words),
  source: words,
  /** When the number was last compared with its source; null: never. */
  verifiedOn: v.nullable(v.pipe(v.string(), v.isoDate())),
  /** Shown prominently at the top. */
  isUrgent: v.boolean(),
  isShown: v.boolean(),
  sort: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SORT_MAX)),
})

export type HelplineInput = v.InferOutput<typeof helplineInput>
