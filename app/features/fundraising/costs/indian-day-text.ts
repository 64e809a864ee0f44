import { indianDay } from '#app/platform/time/dates.ts'

const two = (part: number) => String(part).padStart(2, '0')

/** The day in India, like `2026-12-31`. */
export function indianDayText(at: Date): string {
  const { year, month, day } = indianDay(at)
  return `${year}-${two(month)}-${two(day)}`
}
