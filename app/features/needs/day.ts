import { indianDay } from '#app/platform/time/dates.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'
import { DAYS_AHEAD_MAX } from './schema.ts'

/** Today in India, such as '2026-11-30'. */
export function today(now: Date): string {
  const { year, month, day } = indianDay(now)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Why the day of a need is refused; null when it is valid. */
export function findDayRefusal(until: string | null, now: Date): 'day-past' | 'day-too-far' | null {
  if (until === null) return null
  if (until < today(now)) return 'day-past'
  return until > today(new Date(now.getTime() + DAYS_AHEAD_MAX * DAY_MS)) ? 'day-too-far' : null
}
