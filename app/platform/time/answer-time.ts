import type { Language } from '#app/platform/language/languages.ts'
import { DAY_MS, HOUR_MS } from './durations.ts'

const DAY_HOURS = DAY_MS / HOUR_MS
type Words = Readonly<Record<number, string>>
const DAYS_IN_WORDS: Words = {
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
const DAYS_IN_HINDI: Words = {
  1: 'एक दिन',
  2: 'दो दिन',
  3: 'तीन दिन',
  4: 'चार दिन',
  5: 'पाँच दिन',
  6: 'छह दिन',
  7: 'सात दिन',
}

/**
 * The time of a promised answer: '24 hours', '48 hours', and from three days on 'three days', rounded up to whole days.
 *
 * @param language English by default, because copy files are read before a language is known.
 */
export function answerTime(hours: number, language: Language = 'en'): string {
  const days = Math.ceil(hours / DAY_HOURS)
  if (language === 'hi') return hours <= 2 * DAY_HOURS ? `${hours} घंटे` : `${days} दिन`
  if (hours <= 2 * DAY_HOURS) return hours === 1 ? '1 hour' : `${hours} hours`
  return daysInWords(days)
}

/** A number of days inside a sentence: 'two days', 'a week', '90 days', 'दो दिन'. */
export const daysInWords = (days: number, language: Language = 'en'): string =>
  language === 'hi' ? (DAYS_IN_HINDI[days] ?? `${days} दिन`) : (DAYS_IN_WORDS[days] ?? `${days} days`)
