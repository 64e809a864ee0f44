import { type DemoHour, HOURS_MAX, MINUTES_MAX, MINUTES_MIN } from '#app/features/partnership/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'
import { latinDigits } from '#app/platform/text/text.ts'

const HOUR_MINUTES = 60
const MINUTES_DEFAULT = 30
const DAY_CHARS_MAX = 120
/** '15:30' or '15:30 (45)' */
const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:\s*\((\d{1,3})\))?$/

/** The fields of a week, Monday first. */
const DAYS = ['day1', 'day2', 'day3', 'day4', 'day5', 'day6', 'day7'] as const

/** A start time, and its length if it differs from the usual one. */
interface DayTime {
  startMinute: number
  minutes: number | null
}

const dayField = (label: string) =>
  ({ as: 'line', label, optional: true, charsMax: DAY_CHARS_MAX, read: readDay, wrong: copy.hours.wrong }) as const

const days = Object.fromEntries(DAYS.map((day, index) => [day, dayField(copy.hours.days[index] ?? day)])) as Readonly<
  Record<(typeof DAYS)[number], ReturnType<typeof dayField>>
>

/** The times of each day's field, and the usual length. */
type WeekValues = Readonly<Record<(typeof DAYS)[number], readonly DayTime[] | null>> & { minutes: number }

/** One line per day, and the usual length. */
export const weekForm = declareForm({
  fields: { ...days, minutes: { as: 'number', min: MINUTES_MIN, max: MINUTES_MAX, ...copy.hours.minutes } },
  checks: [
    {
      field: DAYS[0],
      message: copy.hours.tooMany(HOURS_MAX),
      isRight: (values) => readWeek(values).length <= HOURS_MAX,
    },
  ],
})

/** The week as values of its form. */
export function weekValues(hours: readonly DemoHour[]): FormValues {
  const usual = hours[0]?.minutes ?? MINUTES_DEFAULT
  const days = DAYS.map((day, index) => {
    const times = hours.filter(({ weekday }) => weekday === index + 1)
    return [day, times.map((time) => writeTime(time, usual)).join(', ')]
  })
  return { ...Object.fromEntries(days), minutes: String(usual) }
}

function writeTime({ startMinute, minutes }: DemoHour, usual: number): string {
  const clock = `${Math.floor(startMinute / HOUR_MINUTES)}:${String(startMinute % HOUR_MINUTES).padStart(2, '0')}`
  return minutes === usual ? clock : `${clock} (${minutes})`
}

/** The week from the values of its form. */
export const readWeek = (values: WeekValues): DemoHour[] =>
  DAYS.flatMap((day, index) =>
    (values[day] ?? []).map(({ startMinute, minutes }) => ({
      weekday: index + 1,
      startMinute,
      minutes: minutes ?? values.minutes,
    })),
  )

function readDay(typed: string): DayTime[] | null {
  const times = latinDigits(typed)
    .split(/[,;]/)
    .map((time) => time.trim())
  const read = times.filter(Boolean).map(readTime)
  return read.includes(null) ? null : read.filter((time) => time !== null)
}

function readTime(typed: string): DayTime | null {
  const [, hours, minutes, length = null] = TIME.exec(typed) ?? []
  if (hours === undefined || (length !== null && !isLength(Number(length)))) return null
  return {
    startMinute: Number(hours) * HOUR_MINUTES + Number(minutes),
    minutes: length === null ? null : Number(length),
  }
}

const isLength = (minutes: number): boolean => minutes >= MINUTES_MIN && minutes <= MINUTES_MAX
