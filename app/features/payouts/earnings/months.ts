import { indianDay } from '#app/platform/time/dates.ts'

/** Format: '2026-11'. */
export type Month = string

const MONTHS_MAX = 36
const MONTHS = 12

const write = (index: number): Month => `${Math.floor(index / MONTHS)}-${String((index % MONTHS) + 1).padStart(2, '0')}`
const indexOf = (month: Month): number => Number(month.slice(0, 4)) * MONTHS + Number(month.slice(5)) - 1

function monthOf(moment: Date): Month {
  const { year, month } = indianDay(moment)
  return write(year * MONTHS + month - 1)
}

/** From this month back to the month of `first`, newest first. */
export function monthsSince(first: Date | null, now: Date): Month[] {
  const latest = indexOf(monthOf(now))
  const earliest = first === null ? latest : Math.max(indexOf(monthOf(first)), latest - MONTHS_MAX + 1)
  return Array.from({ length: Math.max(1, latest - earliest + 1) }, (_, back) => write(latest - back))
}

/** The requested month if it is available, else the latest. */
export const chosenMonth = (months: readonly Month[], asked: string | null): Month =>
  months.find((month) => month === asked) ?? months[0] ?? ''

/** Start and end of the month in India; the end is exclusive. */
export const monthBounds = (month: Month): { from: Date; to: Date } => ({
  from: new Date(`${month}-01T00:00:00+05:30`),
  to: new Date(`${write(indexOf(month) + 1)}-01T00:00:00+05:30`),
})
