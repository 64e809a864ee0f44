import * as v from 'valibot'

/** Every figure with its unit: a count, or paise. */
export const FIGURE_UNITS = {
  'active-changemakers': 'count',
  'impact-generated': 'paise',
  'student-leaders': 'count',
  'active-missions': 'count',
  lives: 'count',
  communities: 'count',
  supporters: 'count',
} as const satisfies Record<string, 'count' | 'paise'>

export type FigureKey = keyof typeof FIGURE_UNITS
export type FigureUnit = (typeof FIGURE_UNITS)[FigureKey]

export const FIGURE_KEYS = Object.keys(FIGURE_UNITS) as readonly FigureKey[]

/** Ten thousand crore rupees in paise: above any figure, and exact as a number. */
export const BASELINE_MAX = 10_000_000_000_000
export const SOURCE_NOTE_CHARS_MIN = 10
export const SOURCE_NOTE_CHARS_MAX = 500

/** A baseline: an integer in the figure's unit, and its source. */
export const baselineInput = v.object({
  key: v.picklist(FIGURE_KEYS),
  baseline: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(BASELINE_MAX)),
  sourceNote: v.pipe(v.string(), v.trim(), v.minLength(SOURCE_NOTE_CHARS_MIN), v.maxLength(SOURCE_NOTE_CHARS_MAX)),
})

export type BaselineInput = v.InferOutput<typeof baselineInput>
