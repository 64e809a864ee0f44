import { HOUR_MS } from '#app/platform/time/durations.ts'

/** Times are offered so many days ahead, and not at shorter notice than this. */
export const DAYS_AHEAD = 14
export const NOTICE_MS = 4 * HOUR_MS
/** One address holds so many coming demos at most: there are few times, and many who want one. */
export const DEMOS_PER_SENDER_MAX = 2

export const MINUTES_MIN = 15
export const MINUTES_MAX = 120
export const HOURS_MAX = 70
export const REASON_CHARS_MAX = 200

/** A time of the week at which somebody shows the platform. Clock times are Indian ones. */
export interface DemoHour {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Minutes since midnight. */
  startMinute: number
  minutes: number
}
