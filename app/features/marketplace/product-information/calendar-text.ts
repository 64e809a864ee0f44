import { latinDigits } from '#app/platform/text/text.ts'
import { formatDate, isDay } from '#app/platform/time/dates.ts'

const MONTH_NAMES = [
  ['january', 'जनवरी'],
  ['february', 'फरवरी'],
  ['march', 'मार्च'],
  ['april', 'अप्रैल'],
  ['may', 'मई'],
  ['june', 'जून'],
  ['july', 'जुलाई'],
  ['august', 'अगस्त'],
  ['september', 'सितंबर'],
  ['october', 'अक्टूबर'],
  ['november', 'नवंबर'],
  ['december', 'दिसंबर'],
] as const
const LETTERS_MIN = 3
/** The spellings of Hindi months that people type beside those above: फ़रवरी, अक्तूबर, सितम्बर. */
const SPELLINGS = [
  ['\u093C', ''],
  ['क्त', 'क्ट'],
  ['म्ब', 'ंब'],
] as const

const two = (part: number | string): string => String(part).padStart(2, '0')

/** The number of a month by its Hindi name, or its English name or the beginning of it; 0 for anything else. */
function monthNumber(name: string): number {
  const plain = SPELLINGS.reduce((text, [from, to]) => text.replace(from, to), name.normalize('NFC').toLowerCase())
  const isMonth = ([english, hindi]: (typeof MONTH_NAMES)[number]) =>
    plain === hindi || (plain.length >= LETTERS_MIN && english.startsWith(plain))
  return MONTH_NAMES.findIndex(isMonth) + 1
}

/** Parses '31-12-2026', '31/12/2026', '2026-12-31', '31 December 2026', '31 दिसंबर 2026' as `2026-12-31`; null for anything else. */
export function readDayText(typed: string): string | null {
  const plain = latinDigits(typed.trim())
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain)
  const indian = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(plain)
  const named = /^(\d{1,2})(?:st|nd|rd|th)?\s+([\p{L}\p{M}]{2,12}),?\s+(\d{4})$/iu.exec(plain)
  const day = iso
    ? `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`
    : indian
      ? `${indian[3]}-${two(indian[2] ?? '')}-${two(indian[1] ?? '')}`
      : named
        ? `${named[3]}-${two(monthNumber(named[2] ?? ''))}-${two(named[1] ?? '')}`
        : ''
  return isDay(day) ? day : null
}

/** Parses 'March 2027', 'मार्च 2027', '03-2027', '3/2027', '2027-03' as `2027-03`; null for anything else. */
export function readMonthText(typed: string): string | null {
  const plain = latinDigits(typed.trim())
  const iso = /^(\d{4})-(\d{1,2})$/.exec(plain)
  const indian = /^(\d{1,2})[-/.](\d{4})$/.exec(plain)
  const named = /^([\p{L}\p{M}]{2,12}),?\s+(\d{4})$/iu.exec(plain)
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
export const formatDayText = (day: string): string => formatDate(new Date(`${day}T00:00:00+05:30`))
