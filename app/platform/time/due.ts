import { counted } from '#app/platform/text/plural.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from './durations.ts'

/** Durations up to two days are shown in hours. */
const HOURS_MAX_MS = 2 * DAY_MS

/** Formats a duration in its largest unit: '40 min', '5 h', '3 days'. */
export function shortSpan(ms: number): string {
  const span = Math.abs(ms)
  if (span < HOUR_MS) return `${Math.max(1, Math.floor(span / MINUTE_MS))} min`
  if (span < HOURS_MAX_MS) return `${Math.floor(span / HOUR_MS)} h`
  return counted(Math.floor(span / DAY_MS), 'day', 'days')
}

export function dueText(dueAt: Date, now: Date): string {
  const left = dueAt.getTime() - now.getTime()
  return left < 0 ? `${shortSpan(left)} late` : `in ${shortSpan(left)}`
}
