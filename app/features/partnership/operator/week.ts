import { type DemoHour, MINUTES_MAX, MINUTES_MIN } from '#app/features/partnership/schema.ts'
import type { DeclaredForm } from '#app/platform/declared-form/fields.ts'
import type { FormValues } from '#app/platform/forms.ts'
import { copy } from './copy.ts'

const HOUR_MINUTES = 60
const MINUTES_DEFAULT = 30
const DAY_CHARS_MAX = 120
/** '15:30' or '15:30 (45)' */
const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:\s*\((\d{1,3})\))?$/

const nameOf = (weekday: number) => `day${weekday}`

/** One line a day, and the usual length. */
export const weekForm: DeclaredForm = {
  fields: {
    ...Object.fromEntries(
      copy.hours.days.map((label, index) => [
        nameOf(index + 1),
        { as: 'line', label, optional: true, charsMax: DAY_CHARS_MAX } as const,
      ]),
    ),
    minutes: { as: 'number', min: MINUTES_MIN, max: MINUTES_MAX, ...copy.hours.minutes },
  },
  rule: (answers) => {
    const wrong = copy.hours.days.findIndex((_, index) => readDay(String(answers[nameOf(index + 1)]), 1, 1) === null)
    return wrong < 0 ? null : { field: nameOf(wrong + 1), message: copy.hours.wrong }
  },
}

/** The week as its form shows it. */
export function writeWeek(hours: readonly DemoHour[]): FormValues {
  const usual = hours[0]?.minutes ?? MINUTES_DEFAULT
  const days = copy.hours.days.map((_, index) => {
    const times = hours.filter(({ weekday }) => weekday === index + 1)
    return [nameOf(index + 1), times.map((time) => writeTime(time, usual)).join(', ')]
  })
  return { ...Object.fromEntries(days), minutes: String(usual) }
}

function writeTime({ startMinute, minutes }: DemoHour, usual: number): string {
  const clock = `${Math.floor(startMinute / HOUR_MINUTES)}:${String(startMinute % HOUR_MINUTES).padStart(2, '0')}`
  return minutes === usual ? clock : `${clock} (${minutes})`
}

/** The week that was typed, after `weekForm` has found nothing wrong. */
export function readWeek(answers: Readonly<Record<string, unknown>>): DemoHour[] {
  const usual = Number(answers['minutes'])
  return copy.hours.days.flatMap((_, index) => readDay(String(answers[nameOf(index + 1)]), index + 1, usual) ?? [])
}

function readDay(typed: string, weekday: number, usual: number): DemoHour[] | null {
  const times = typed.split(/[,;]/).map((time) => time.trim())
  const read = times.filter(Boolean).map((time) => readTime(time, weekday, usual))
  return read.includes(null) ? null : read.filter((time) => time !== null)
}

function readTime(typed: string, weekday: number, usual: number): DemoHour | null {
  const [, hours, minutes, length] = TIME.exec(typed) ?? []
  if (hours === undefined) return null
  return { weekday, startMinute: Number(hours) * HOUR_MINUTES + Number(minutes), minutes: Number(length ?? usual) }
}
