import { latinDigits } from '#app/platform/text/text.ts'
import { lastDayOf, readDayText, readMonthText } from './calendar-text.ts'

/** A date on the pack, or a time from packing where each pack is made to order. */
export type BestBefore = { day: string } | { count: number; unit: 'day' | 'month' }

export type BestBeforeFault = 'unreadable' | 'past' | 'far' | 'no-time' | 'too-long'

type ReadBestBefore = { ok: true; value: BestBefore } | { ok: false; fault: BestBeforeFault }

const YEARS_MAX = 10
const MONTHS_MAX = YEARS_MAX * 12
const DAYS_MAX = 999
const DAYS_A_WEEK = 7
const MONTHS_A_YEAR = 12
const BEFORE_TIME = /^(?:best before\s*:?|पैकिंग (?:से|के)|पैक होने (?:से|के))\s*/i
const DURATION = /^(\d{1,4})\s*([\p{L}\p{M}]+)(?:\s+(?:from|पैकिंग)\s+.*)?$/iu

const UNITS: readonly { words: RegExp; unit: 'day' | 'month'; each: number; max: number }[] = [
  { words: /^(days?|दिन(?:ों)?)$/i, unit: 'day', each: 1, max: DAYS_MAX },
  { words: /^(weeks?|हफ\u093C?्त(?:ा|े|ों)|सप्ताह)$/i, unit: 'day', each: DAYS_A_WEEK, max: DAYS_MAX },
  { words: /^(months?|महीन(?:ा|े|ों)|माह)$/i, unit: 'month', each: 1, max: MONTHS_MAX },
  { words: /^(years?|साल(?:ों)?|वर्ष)$/i, unit: 'month', each: MONTHS_A_YEAR, max: MONTHS_MAX },
]

/**
 * Parses a date ('31-12-2026', '31 December 2026', 'March 2027' for its last day) or a time from packing ('9 months',
 * '30 days', '9 महीने').
 * @param today the day in India, like `2026-12-31`: a date before it is refused; null to read what is stored
 */
export function readBestBefore(typed: string, today: string | null): ReadBestBefore {
  const plain = latinDigits(typed.normalize('NFC').trim()).replace(BEFORE_TIME, '')
  const month = readMonthText(plain)
  const day = readDayText(plain) ?? (month && lastDayOf(month))
  if (day) {
    if (today !== null && day < today) return { ok: false, fault: 'past' }
    if (today !== null && yearOf(day) > yearOf(today) + YEARS_MAX) return { ok: false, fault: 'far' }
    return { ok: true, value: { day } }
  }
  const parts = DURATION.exec(plain)
  const kind = UNITS.find(({ words }) => words.test(parts?.[2] ?? ''))
  if (!kind) return { ok: false, fault: 'unreadable' }
  const count = Number(parts?.[1]) * kind.each
  if (count === 0) return { ok: false, fault: 'no-time' }
  return count > kind.max ? { ok: false, fault: 'too-long' } : { ok: true, value: { count, unit: kind.unit } }
}

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The form in which it is stored and typed: '2026-12-31', '9 months'. */
export function bestBeforeText(value: BestBefore): string {
  return 'day' in value ? value.day : `${value.count} ${value.unit}${value.count === 1 ? '' : 's'}`
}
