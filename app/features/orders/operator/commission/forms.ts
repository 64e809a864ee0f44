import { dayOfIndia, startOfIndianDay } from '#app/platform/time/indian-days.ts'
import { COMMISSION_BASIS_POINTS_MAX, REASON_CHARS_MAX } from '#app/features/orders/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'
import { latinDigits } from '#app/platform/text/text.ts'

export const ALL = 'all'
const { errors, set } = copy

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** '2.5' → 250, without floating point; null above the limit. */
function basisPointsOf(typed: string): number | null {
  const parts = /^(\d{1,2})(?:\.(\d{1,2}))?\s*%?$/.exec(latinDigits(typed))
  const points = parts ? Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0')) : null
  return points !== null && points <= COMMISSION_BASIS_POINTS_MAX ? points : null
}

const said = (words: string) => ({ missing: words, wrong: words })

/** Today means from now on; null for a past day. */
export function startOn(day: string, now: Date): Date | null {
  const start = startOfIndianDay(day)
  if (!DAY.test(day) || Number.isNaN(start.getTime()) || day < dayOfIndia(now)) return null
  return day === dayOfIndia(now) ? now : start
}

/** The form of a new rate; a past day is refused. */
export const rateForm = (categories: readonly { id: string; name: string }[], now: Date) =>
  declareForm({
    fields: {
      category: {
        as: 'select',
        options: { [ALL]: copy.all, ...Object.fromEntries(categories.map(({ id, name }) => [id, name])) },
        ...set.category,
        missing: errors.category,
      },
      percent: { as: 'line', charsMax: 6, ...set.percent, ...said(errors.percent), read: basisPointsOf },
      from: { as: 'date', ...set.from, ...said(errors.from) },
      note: { as: 'line', charsMax: REASON_CHARS_MAX, ...set.note, missing: errors.note },
    },
    checks: [{ field: 'from', message: errors.from, isRight: ({ from }) => startOn(from, now) !== null }],
  })
