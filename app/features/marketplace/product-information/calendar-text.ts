import { latinDigits } from '#app/platform/text/text.ts'
import { isDay } from '#app/platform/time/dates.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const
const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const

const two = (part: number | string): string => String(part).padStart(2, '0')

/** The number of a month by its English name or its first three letters; 0 for anything else. */
function monthNumber(name: string): number {
  const plain = name.toLowerCase()
  const at = MONTHS.indexOf(plain.slice(0, 3) as (typeof MONTHS)[number])
  return at >= 0 && MONTH_NAMES[at]?.toLowerCase().startsWith(plain) ? at + 1 : 0
}

/** Parses '31-12-2026', '31/12/2026', '2026-12-31', '31 December 2026' as `2026-12-31`; null for anything else. */
export function readDayText(typed: string): string | null {
  const plain = latinDigits(typed.trim())
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain)
  const named = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9}),?\s+(\d{4})$/i.exec(plain)
  const day = iso
    ? `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`
    : indian
      ? `${indian[3]}-${two(indian[2] ?? '')}-${two(indian[1] ?? '')}`
      : named
        ? `${named[3]}-${two(monthNumber(named[2] ?? ''))}-${two(named[1] ?? '')}`
        : ''
  return isDay(day) ? day : null
}

/** Parses 'March 2027', '03-2027', '3/2027', '2027-03' as `2027-03`; null for anything else. */
export function readMonthText(typed: string): string | null {
  const plain = latinDigits(typed.trim())
  const iso = /^(\d{4})-(\d{1,2})$/.exec(plain)
  const indian = /^(\d{1,2})[-/.](\d{4})$/.exec(plain)
  const named = /^([a-z]{3,9}),?\s+(\d{4})$/i.exec(plain)
  const month = iso
    ? `${iso[1]}-${two(iso[2] ?? '')}`
    : indian
      ? `${indian[2]}-${two(indian[1] ?? '')}`
      : named
        ? `${named[2]}-${two(monthNumber(named[1] ?? ''))}`
        : ''
  return isDay(`${month}-01`) ? month : null
}

/** The last day of a month: '2027-03' → '2027-03-31'. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return `${month}-${two(new Date(Date.UTC(year, number, 0)).getUTCDate())}`
}

/** '2027-03-31' → '31 March 2027' */
export function formatDayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${MONTH_NAMES[(month ?? 0) - 1]} ${year}`
}

/** '2027-03' → 'March 2027' */
export function formatMonthText(month: string): string {
  const [year, number] = month.split('-').map(Number)
  return `${MONTH_NAMES[(number ?? 0) - 1]} ${year}`
}
