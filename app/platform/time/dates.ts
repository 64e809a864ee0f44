import { DAY_MS, HOUR_MS, INDIA_OFFSET_MS, MINUTE_MS } from './durations.ts'

/** All formatted dates are in Indian time. */
const TIME_ZONE = 'Asia/Kolkata'
/** The financial year starts on 1 April. */
const FINANCIAL_YEAR_MONTH = 4

const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: TIME_ZONE,
})
const timeFormat = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  hour12: true,
  timeZone: TIME_ZONE,
})
const relativeFormat = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto', style: 'short' })

/** '2 November 2026' */
export function formatDate(date: Date): string {
  return dateFormat.format(date)
}

/** '7:19 pm' */
export function formatTime(date: Date): string {
  return timeFormat.format(date).replace(/\s/g, ' ').toLowerCase()
}

/** '2 November 2026, 7:19 pm' */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)}, ${formatTime(date)}`
}

/** 'just now', '2 min ago', '3 hr ago' on the same day, 'yesterday', then the date. */
export function formatRelative(date: Date, now: Date): string {
  const elapsedMs = now.getTime() - date.getTime()
  if (elapsedMs < MINUTE_MS) return 'just now'
  if (elapsedMs < HOUR_MS) return relativeFormat.format(-Math.floor(elapsedMs / MINUTE_MS), 'minute')
  const daysAgo = dayNumber(now) - dayNumber(date)
  if (daysAgo === 0) return relativeFormat.format(-Math.floor(elapsedMs / HOUR_MS), 'hour')
  return daysAgo === 1 ? relativeFormat.format(-1, 'day') : formatDate(date)
}

/** Whole periods of 24 hours; negative when `to` is earlier. */
export function wholeDaysBetween(from: Date, to: Date): number {
  return Math.floor((to.getTime() - from.getTime()) / DAY_MS)
}

const DAY_CHARS = 10

/** Whether this is a day of the calendar, like `2026-12-31`. */
export function isDay(typed: string): boolean {
  const date = new Date(typed)
  return /^\d{4}-/.test(typed) && !Number.isNaN(date.getTime()) && date.toISOString().slice(0, DAY_CHARS) === typed
}

const CLOCK = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/
const CLOCK_CHARS = 16

/** Parses the value of a `datetime-local` field in Indian time, like `2026-12-05T18:30`; null when it is invalid. */
export function parseIndianDateTime(typed: string): Date | null {
  const date = new Date(`${typed}:00+05:30`)
  return CLOCK.test(typed) && !Number.isNaN(date.getTime()) ? date : null
}

/** The value of a `datetime-local` field in Indian time. */
export const formatIndianDateTime = (date: Date): string =>
  new Date(date.getTime() + INDIA_OFFSET_MS).toISOString().slice(0, CLOCK_CHARS)

export interface CalendarDay {
  year: number
  /** 1 to 12. */
  month: number
  day: number
}

/** The calendar date in India. */
export function indianDay(date: Date): CalendarDay {
  const shifted = new Date(date.getTime() + INDIA_OFFSET_MS)
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth() + 1, day: shifted.getUTCDate() }
}

/** The year in which the financial year (April to March, India) began: 2026 for March 2027. */
export function financialYearOf(date: Date): number {
  const { year, month } = indianDay(date)
  return month >= FINANCIAL_YEAR_MONTH ? year : year - 1
}

function dayNumber(date: Date): number {
  return Math.floor((date.getTime() + INDIA_OFFSET_MS) / DAY_MS)
}
