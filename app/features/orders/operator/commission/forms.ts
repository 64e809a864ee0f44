import * as v from 'valibot'
import { COMMISSION_BASIS_POINTS_MAX, REASON_CHARS_MAX } from '#app/features/orders/schema.ts'
import type { EditorFields } from '#app/features/resource-editor/fields.ts'
import { indianDay } from '#app/platform/dates.ts'
import { typedLine } from '#app/platform/forms.ts'
import { copy } from './copy.ts'

export const ALL = 'all'
const { errors, set } = copy

/** '2.5' → 250, without floating point. */
function basisPointsOf(typed: string): number {
  const parts = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(typed.trim())
  return parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : Number.NaN
}

/** The day of a moment in India, as a date field writes it. */
export function dayOf(moment: Date): string {
  const { year, month, day } = indianDay(moment)
  return [year, String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** Midnight in India; today means from now on. */
const startOf = (day: string): Date => new Date(`${day}T00:00:00+05:30`)

/** A rate as it is typed; never for a day that is over. */
export const rateForm = (now: Date) =>
  v.object({
    category: v.union([v.literal(ALL), v.pipe(v.string(), v.uuid())], errors.category),
    percent: v.pipe(
      v.optional(v.string(), ''),
      v.transform(basisPointsOf),
      v.check((points) => points >= 0 && points <= COMMISSION_BASIS_POINTS_MAX, errors.percent),
    ),
    from: v.pipe(
      v.optional(v.string(), ''),
      v.regex(/^\d{4}-\d{2}-\d{2}$/, errors.from),
      v.check((day) => day >= dayOf(now) && !Number.isNaN(startOf(day).getTime()), errors.from),
      v.transform((day) => (day === dayOf(now) ? now : startOf(day))),
    ),
    note: v.pipe(typedLine(REASON_CHARS_MAX, errors.note), v.minLength(1, errors.note)),
  })

export const rateFields = (categories: readonly { id: string; name: string }[]): EditorFields => ({
  category: {
    as: 'select',
    options: { [ALL]: copy.all, ...Object.fromEntries(categories.map(({ id, name }) => [id, name])) },
    ...set.category,
  },
  percent: { as: 'line', charsMax: 6, ...set.percent },
  from: { as: 'date', ...set.from },
  note: { as: 'line', charsMax: REASON_CHARS_MAX, ...set.note },
})
