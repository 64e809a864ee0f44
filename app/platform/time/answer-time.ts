import type { Language } from '#app/platform/language/languages.ts'
import { DAY_MS, HOUR_MS } from './durations.ts'

const DAY_HOURS = DAY_MS / HOUR_MS
const DAYS_IN_WORDS: Readonly<Record<number, string>> = {
  1: 'a day',
  2: 'two days',
  3: 'three days',
  4: 'four days',
  5: 'five days',
  6: 'six days',
  7: 'a week',
  14: 'two weeks',
  30: 'thirty days',
}

/** The time of a promised answer: '24 hours', '48 hours', and from three days on 'three days', rounded up to whole days. */
export function answerTime(hours: number, language: Language = 'en'): string {
  if (language === 'hi') return hours <= 2 * DAY_HOURS ? `${hours} घंटे` : `${Math.ceil(hours / DAY_HOURS)} दिन`
  if (hours <= 2 * DAY_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`
  return daysInWords(Math.ceil(hours / DAY_HOURS))
}

/** A number of days inside a sentence: 'two days', 'a week', '90 days'. */
export const daysInWords = (days: number): string => DAYS_IN_WORDS[days] ?? `${days} days`
