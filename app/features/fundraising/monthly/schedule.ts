import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import { DAY_MS } from '#app/platform/time/durations.ts'

// Days are days in India, like '2026-12-20'. India has one time zone and no summer time.

const DAY_CHARS = 10
const MONTH_CHARS = 7

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, DAY_CHARS)

/** '2026-12' */
export const monthOf = (day: string): string => day.slice(0, MONTH_CHARS)

export const dayOfMonth = (day: string): number => Number(day.slice(-2))

/** The day of the debit, some months after the month of `day`: in a shorter month its last day. */
export function debitDay(
  day: string,
  { dayOfMonth, monthsLater }: { dayOfMonth: number; monthsLater: number },
): string {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(year, month + monthsLater, 0))
  return new Date(Date.UTC(last.getUTCFullYear(), last.getUTCMonth(), Math.min(dayOfMonth, last.getUTCDate())))
    .toISOString()
    .slice(0, DAY_CHARS)
}

/** The first day of a debit on `day` or later. */
export function firstDebitDay(day: string, dayOfMonth: number): string {
  const inMonth = debitDay(day, { dayOfMonth, monthsLater: 0 })
  return inMonth >= day ? inMonth : debitDay(day, { dayOfMonth, monthsLater: 1 })
}

/** The first day that begins at least so long after `now`. */
export const dayFrom = (now: Date, ms: number): string => dayOfIndia(new Date(now.getTime() + ms + DAY_MS - 1))
