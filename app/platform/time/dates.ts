import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { DAY_MS, HOUR_MS, INDIA_OFFSET_MS, MINUTE_MS } from './durations.ts'

/** All formatted dates are in Indian time. */
const TIME_ZONE = 'Asia/Kolkata'
/** The financial year starts on 1 April. */
const FINANCIAL_YEAR_MONTH = 4

/** hi-IN has Latin digits as well, but only by default. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', hi: 'hi-IN-u-nu-latn' }

/** A format for dates in India, in the current language. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  const formats: Partial<Record<Language, Intl.DateTimeFormat>> = {}
  return (date) => {
    const language = currentLanguage()
    formats[language] ??= new Intl.DateTimeFormat(LOCALES[language], { timeZone: TIME_ZONE, ...options })
    return formats[language].format(date)
  }
}

/** '2 November 2026', '2 नवंबर 2026' */
export const formatDate = dateFormat({ day: 'numeric', month: 'long', year: 'numeric' })

/** 'November 2026', 'नवंबर 2026'; for a month like '2026-11'. */
export const formatMonth = (month: string): string => monthFormat(new Date(`${month}-01T00:00:00+05:30`))
const monthFormat = dateFormat({ month: 'long', year: 'numeric' })

/** '7:19 pm', 'शाम 7:19 बजे' */
export function formatTime(date: Date): string {
  const { half, clock, partOfDay } = timeParts(date)
  return currentLanguage() === 'hi' ? `${partOfDay} ${clock} बजे` : `${clock} ${half}`
}

/** '6:30 to 8:00 pm', '11:00 am to 2:00 pm', 'शाम 6:30 से 8:00 बजे'; both on one day. */
export function formatTimes(startsAt: Date, endsAt: Date): string {
  const [from, to] = [timeParts(startsAt), timeParts(endsAt)]
  if (currentLanguage() === 'hi') {
    const end = from.partOfDay === to.partOfDay ? to.clock : `${to.partOfDay} ${to.clock}`
    return `${from.partOfDay} ${from.clock} से ${end} बजे`
  }
  return `${from.half === to.half ? from.clock : `${from.clock} ${from.half}`} to ${to.clock} ${to.half}`
}

/** '2 November 2026, 7:19 pm', '2 नवंबर 2026, शाम 7:19 बजे' */
export function formatDateTime(date: Date): string {
  return `${formatDate(date)}, ${formatTime(date)}`
}

/** 'just now', '2 min ago', '3 hr ago' on the same day, 'yesterday', then the date. */
export function formatRelative(date: Date, now: Date): string {
  const words = RELATIVE[currentLanguage()]
  const elapsedMs = now.getTime() - date.getTime()
  if (elapsedMs < MINUTE_MS) return words.now
  if (elapsedMs < HOUR_MS) return words.minutes(Math.floor(elapsedMs / MINUTE_MS))
  const daysAgo = dayNumber(now) - dayNumber(date)
  if (daysAgo === 0) return words.hours(Math.floor(elapsedMs / HOUR_MS))
  return daysAgo === 1 ? words.yesterday : formatDate(date)
}

const RELATIVE = {
  en: {
    now: 'just now',
    minutes: (count: number) => `${count} min ago`,
    hours: (count: number) => `${count} hr ago`,
    yesterday: 'yesterday',
  },
  hi: {
    now: 'अभी',
    minutes: (count: number) => `${count} मिनट पहले`,
    hours: (count: number) => (count === 1 ? '1 घंटा पहले' : `${count} घंटे पहले`),
    yesterday: 'कल',
  },
}

/** The Hindi names of the parts of the day, with the hours at which they begin. */
const PARTS_OF_DAY = [
  { hour: 20, name: 'रात' },
  { hour: 16, name: 'शाम' },
  { hour: 12, name: 'दोपहर' },
  { hour: 4, name: 'सुबह' },
  { hour: 0, name: 'रात' },
] as const

const HALF_DAY_HOURS = 12

function timeParts(date: Date) {
  const shifted = new Date(date.getTime() + INDIA_OFFSET_MS)
  const hour = shifted.getUTCHours()
  return {
    clock: `${hour % HALF_DAY_HOURS || HALF_DAY_HOURS}:${String(shifted.getUTCMinutes()).padStart(2, '0')}`,
    half: hour < HALF_DAY_HOURS ? 'am' : 'pm',
    partOfDay: PARTS_OF_DAY.find((part) => hour >= part.hour)?.name ?? 'रात',
  }
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
