import { HOUR_MS } from '#app/platform/time/durations.ts'

/** Slots are offered this many days ahead, and not at shorter notice than this. */
export const DAYS_AHEAD = 14
export const NOTICE_MS = 4 * HOUR_MS
/** Upcoming demos per e-mail address: slots are scarce. */
export const DEMOS_PER_SENDER_MAX = 2

export const MINUTES_MIN = 15
export const MINUTES_MAX = 120
export const HOURS_MAX = 70
export const REASON_CHARS_MAX = 200

/** A weekly slot. Times are Indian time. */
export interface DemoHour {
  /** 1 is Monday, 7 is Sunday. */
  weekday: number
  /** Minutes since midnight. */
  startMinute: number
  minutes: number
}
