import { DAY_MS, HOUR_MS } from './durations.ts'

const DAY_HOURS = DAY_MS / HOUR_MS
const DAYS_IN_WORDS = ['three', 'four', 'five', 'six', 'seven']

/** The time of a promised answer: '24 hours', '48 hours', and from three days on 'three days', rounded up to whole days. */
export function answerTime(hours: number): string {
  if (hours <= 2 * DAY_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`
  const days = Math.ceil(hours / DAY_HOURS)
  return `${DAYS_IN_WORDS[days - 3] ?? days} days`
}
