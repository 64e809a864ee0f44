import * as v from 'valibot'
import { HOUR_MS } from '#app/platform/time/durations.ts'

/** Times are offered so many days ahead, and not at shorter notice than this. */
export const DAYS_AHEAD = 14
export const NOTICE_MS = 4 * HOUR_MS
/** One address holds so many coming demos at most: there are few times, and many who want one. */
export const DEMOS_PER_SENDER_MAX = 2

export const MINUTES_MIN = 15
export const MINUTES_MAX = 120
const HOURS_MAX = 70
export const REASON_CHARS_MAX = 200
const DAY_MINUTES = 24 * 60

const whole = (min: number, max: number) => v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max))

/** A time of the week at which somebody shows the platform. Clock times are Indian ones. */
const demoHour = v.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: whole(1, 7),
  /** Minutes since midnight. */
  startMinute: whole(0, DAY_MINUTES - 1),
  minutes: whole(MINUTES_MIN, MINUTES_MAX),
})

export type DemoHour = v.InferOutput<typeof demoHour>

/** The whole week, as an operator sets it. */
export const demoHoursInput = v.object({ hours: v.pipe(v.array(demoHour), v.maxLength(HOURS_MAX)) })

/** A day on which nobody is there: '2027-01-26'. */
export const dayOffInput = v.object({ day: v.pipe(v.string(), v.isoDate()), isOff: v.boolean() })

export const callOffInput = v.object({
  id: v.pipe(v.string(), v.uuid()),
  reason: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(REASON_CHARS_MAX)),
})
