import { normalizePhone } from './contact.ts'

/** Spoken digits of English and Hindi, in both scripts. */
const DIGIT_WORDS: readonly (readonly string[])[] = [
  ['zero', 'oh', 'shunya', 'sunya', 'शून्य', 'ज़ीरो', 'जीरो'],
  ['one', 'ek', 'एक', 'वन'],
  ['two', 'do', 'दो', 'टू'],
  ['three', 'teen', 'tin', 'तीन', 'थ्री'],
  ['four', 'char', 'chaar', 'चार', 'फोर'],
  ['five', 'paanch', 'panch', 'पाँच', 'पांच', 'फाइव'],
  ['six', 'chhe', 'chhah', 'che', 'chah', 'छह', 'छः', 'छे', 'सिक्स'],
  ['seven', 'saat', 'sat', 'सात', 'सेवन'],
  ['eight', 'aath', 'ath', 'आठ', 'एट'],
  ['nine', 'nau', 'नौ', 'नाइन'],
]
const TIMES: Readonly<Record<string, number>> = { double: 2, triple: 3, डबल: 2, ट्रिपल: 3 }

const VALUES = new Map(DIGIT_WORDS.flatMap((words, value) => words.map((word) => [word.normalize('NFKC'), value])))
const WORDS = [...VALUES.keys(), ...Object.keys(TIMES)].toSorted((a, b) => b.length - a.length).join('|')
const CHAR = String.raw`[\p{L}\p{M}\p{Nd}_]`
/** Digits, with the letter O for a zero, or a word. */
const TOKEN = new RegExp(
  String.raw`\p{Nd}(?:\p{Nd}|o(?=\p{Nd}|o|(?!${CHAR})))*|(?<!${CHAR})(?:${WORDS})(?!${CHAR})`,
  'giu',
)
/** What may stand between two groups of one number; not signs of amounts. `\uFE0F\u20E3` makes a digit an emoji. */
const GAP = /^(?:[^\p{L}\p{M}\p{Nd}₹$%=×]|\uFE0F|\u20E3){0,5}$/u
/** Separates the items of a list rather than the groups of a number. */
const LIST_GAP = /[,/:;|]/
const DIGITS_MAX = 15
/** With the prefix that a landline needs: a zero, or the country code. */
const LANDLINE = /^(?:0|(?:00)?91)[1-9]\d{9}$/
const FOREIGN = /^00([1-9]\d{8,13})$/

interface Group {
  from: number
  to: number
  digits: string
}

/** Where a text contains phone numbers, from left to right: in digits of any script, in words, split in any way. */
export function phoneSpans(text: string): { from: number; to: number }[] {
  return runsOf(text, groupsOf(text)).flatMap((run) => spansOf(text, run))
}

function groupsOf(text: string): Group[] {
  let times: { count: number; from: number } | null = null
  return [...text.matchAll(TOKEN)].flatMap(({ 0: token, index }) => {
    const word = token.toLowerCase()
    const count = TIMES[word]
    if (count) {
      times = { count, from: index }
      return []
    }
    const value = VALUES.get(word)
    const digits = value === undefined ? [...token].map(digitOf).join('') : String(value)
    const group = { from: times?.from ?? index, to: index + token.length, digits: digits.repeat(times?.count ?? 1) }
    times = null
    return [group]
  })
}

/** The value of a decimal digit of any script; each script has its ten in a row. */
function digitOf(char: string): string {
  if (/o/i.test(char)) return '0'
  const code = char.codePointAt(0) ?? 0
  let zero = code
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero--
  return String(code - zero)
}

/** Groups with nothing but separators between them. */
function runsOf(text: string, groups: readonly Group[]): Group[][] {
  const runs: Group[][] = []
  for (const group of groups) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && GAP.test(text.slice(before.to, group.from))) run.push(group)
    else runs.push([group])
  }
  return runs
}

function spansOf(text: string, run: readonly Group[]): { from: number; to: number }[] {
  const spans = []
  for (let first = 0; first < run.length; first++) {
    const last = lastOfPhone(text, run, first)
    if (last === null) continue
    const [start, end] = [run[first], run[last]]
    if (!start || !end) continue
    const sign = /[+(]\s?[+(]?\s?$/.exec(text.slice(0, start.from))?.[0].length ?? 0
    const rest = /^[\uFE0F\u20E3]*/.exec(text.slice(end.to))?.[0].length ?? 0
    spans.push({ from: start.from - sign, to: end.to + rest })
    first = last
  }
  return spans
}

/** The last group of the longest number that begins with this group. */
function lastOfPhone(text: string, run: readonly Group[], first: number): number | null {
  const start = run[first]
  if (!start) return null
  const isInternational = /\+\s?\(?\s?$/.test(text.slice(0, start.from))
  let [digits, found] = ['', null as number | null]
  for (let last = first; last < run.length; last++) {
    digits += run[last]?.digits ?? ''
    if (digits.length > DIGITS_MAX) break
    if (isPhone(digits, isInternational) && isOneNumber(text, run.slice(first, last + 1))) found = last
  }
  return found
}

function isPhone(digits: string, isInternational: boolean): boolean {
  const foreign = FOREIGN.exec(digits)?.[1]
  if (LANDLINE.test(digits) || normalizePhone(isInternational ? `+${digits}` : digits) !== '') return true
  return foreign !== undefined && normalizePhone(`+${foreign}`) !== ''
}

/** Not three prices or sizes in a row: a list of longer groups has other separators than a number. */
function isOneNumber(text: string, groups: readonly Group[]): boolean {
  if (groups.length <= 2 || groups.every(({ digits }) => digits.length <= 2)) return true
  return groups.slice(1).every(({ from }, before) => !LIST_GAP.test(text.slice(groups[before]?.to, from)))
}
