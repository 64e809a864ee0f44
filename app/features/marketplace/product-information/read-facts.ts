import {
  type Fact,
  FACT_CHARS_MAX,
  INGREDIENTS_CHARS_MAX,
  ADDRESS_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import { cleanLine, cleanText } from '#app/platform/text/text.ts'
import { bestBeforeText, readBestBefore } from './best-before.ts'
import { readMonthText } from './calendar-text.ts'
import { allergensText, readAllergens, readDiet } from './choices.ts'
import { copy } from './copy.ts'
import { readFssaiNumber } from './fssai-number.ts'
import { mistakes } from './mistakes-copy.ts'
import { formatNetQuantity, readNetQuantity } from './net-quantity.ts'

/** The text as it is stored, or what is wrong with it. */
export type ReadFact = { ok: true; text: string } | { ok: false; sentence: string }

const FACT_LIMITS: Readonly<Partial<Record<Fact, number>>> = {
  ingredients: INGREDIENTS_CHARS_MAX,
  makerAddress: ADDRESS_CHARS_MAX,
  allergens: 400,
}

const factCharsMax = (fact: Fact): number => FACT_LIMITS[fact] ?? FACT_CHARS_MAX

const { labels } = copy
const { wrong } = mistakes
const ADDRESS_CHARS_MIN = 10
const right = (text: string): ReadFact => ({ ok: true, text })
const mistake = (sentence: string): ReadFact => ({ ok: false, sentence })

/**
 * Parses one fact that is not empty. What it returns is read again without a change, so rows of yesterday that people
 * typed freely count as filled in wherever they can be read.
 * @param today the day in India, like `2026-12-31`; null to read what is stored, whenever it was
 */
export function readFact(fact: Fact, typed: string, today: string | null): ReadFact {
  const max = factCharsMax(fact)
  const length = typed.trim().length
  return length > max ? mistake(wrong.tooLong(labels[fact], max, length)) : READERS[fact](typed, today)
}

const READERS: Readonly<Record<Fact, (typed: string, today: string | null) => ReadFact>> = {
  commonName: words('commonName'),
  netQuantity: (typed) => {
    const read = readNetQuantity(typed)
    return read.ok ? right(formatNetQuantity(read.value)) : mistake(wrong.quantity[read.fault])
  },
  diet: (typed) => {
    const diet = readDiet(typed)
    return diet ? right(diet) : mistake(wrong.diet)
  },
  ingredients: words('ingredients', cleanText),
  allergens: (typed) => {
    const read = readAllergens(typed)
    if (read.ok) return right(allergensText(read.value))
    return mistake(read.fault === 'unknown' ? wrong.allergens.unknown(read.word) : wrong.allergens.contradiction)
  },
  bestBefore: (typed, today) => {
    const read = readBestBefore(typed, today)
    return read.ok ? right(bestBeforeText(read.value)) : mistake(wrong.bestBefore[read.fault])
  },
  fssai: readFssai,
  madeOf: words('madeOf'),
  maker: words('maker'),
  makerAddress: (typed) => {
    const text = cleanText(typed)
    return text.length < ADDRESS_CHARS_MIN || !/\p{L}/u.test(text) ? mistake(wrong.address) : right(text)
  },
  origin: words('origin'),
  madeMonth: (typed, today) => {
    const month = readMonthText(typed)
    if (!month) return mistake(wrong.month)
    return today !== null && month > today.slice(0, 7) ? mistake(wrong.monthAhead) : right(month)
  },
}

/** Any script, but at least one letter. */
function words(fact: Fact, clean: (typed: string) => string = cleanLine) {
  return (typed: string): ReadFact => {
    const text = clean(typed)
    return /\p{L}/u.test(text) ? right(text) : mistake(wrong.words(labels[fact]))
  }
}

function readFssai(typed: string): ReadFact {
  const read = readFssaiNumber(typed)
  if (read.ok) return right(read.value.number)
  if (read.fault === 'length') return mistake(wrong.fssai.length(read.digits))
  if (read.fault === 'state') return mistake(wrong.fssai.state(read.code))
  return mistake(wrong.fssai[read.fault])
}
