import { dayOfIndia } from '#app/platform/time/indian-days.ts'
import type { FssaiCheck } from '#app/features/marketplace/listing-requirements/fssai-queries.server.ts'
import type { Fact } from '#app/features/marketplace/schema.ts'
import { MANY_SEPARATOR } from '#app/platform/form/fields.ts'
import { formatMoney } from '#app/platform/money.ts'
import { formatDate, formatMonth } from '#app/platform/time/dates.ts'
import { stateName } from '#app/platform/india/state-name.ts'
import { categoryName } from '#app/features/marketplace/category-name.ts'
import { readBestBefore } from './best-before.ts'
import { formatDayText, readMonthText } from './calendar-text.ts'
import { type Diet, readAllergens, readDiet } from './choices.ts'
import { copy } from './copy.ts'
import { readFssaiNumber } from './fssai-number.ts'
import { readNetQuantity, unitPrice } from './net-quantity.ts'
import { words } from './page-copy.server.ts'

type Facts = Partial<Record<Fact, string>>

/** One row of the section: `mark` is drawn before the value, `note` stands below it. */
export interface InformationRow {
  name: Fact | 'category' | 'mrp' | 'unitPrice'
  label: string
  value: string
  mark?: Diet
  note?: string
}

interface Informed {
  facts: Facts
  category: string
  /** The price of the variant that is shown. */
  priceMinor: number
  /** Its values: one that is a quantity, like '500 g', is its net quantity. */
  options: readonly string[]
  currency: string
  fssaiCheck: FssaiCheck | null
  now: Date
}

/** The product information as buyers read it. What cannot be read is shown as the seller typed it. */
export function informationView({
  facts: stated,
  options,
  category,
  priceMinor,
  currency,
  fssaiCheck,
  now,
}: Informed): InformationRow[] {
  const quantity = options.find((value) => readNetQuantity(value).ok)
  const facts = quantity ? { ...stated, netQuantity: quantity } : stated
  const row = (name: Fact, show: (stored: string) => Partial<InformationRow>): InformationRow[] => {
    const stored = facts[name]
    return stored ? [{ name, label: { ...copy.labels, ...words.labels }[name], value: stored, ...show(stored) }] : []
  }
  const asTyped = () => ({})
  return [
    ...row('commonName', asTyped),
    { name: 'category', label: words.category, value: categoryName(category) },
    ...row('netQuantity', (stored) => {
      const read = readNetQuantity(stored)
      return read.ok ? { value: words.quantity(read.value) } : {}
    }),
    ...pricesOf(facts, { priceMinor, currency }),
    ...row('diet', dietOf),
    ...row('ingredients', asTyped),
    ...row('allergens', (stored) => ({ value: allergenNames(stored) })),
    ...row('bestBefore', (stored) => {
      const read = readBestBefore(stored, null)
      return read.ok
        ? { value: 'day' in read.value ? formatDayText(read.value.day) : words.fromPacking(read.value) }
        : {}
    }),
    ...row('fssai', (stored) => fssaiOf(stored, { fssaiCheck, now })),
    ...row('madeOf', asTyped),
    ...row('maker', asTyped),
    ...row('makerAddress', asTyped),
    ...row('origin', asTyped),
    ...row('madeMonth', (stored) => {
      const month = readMonthText(stored)
      return month ? { value: formatMonth(month) } : {}
    }),
  ]
}

/** The MRP and the unit price, for prices in rupees only. */
function pricesOf(
  { netQuantity }: Facts,
  { priceMinor, currency }: { priceMinor: number; currency: string },
): InformationRow[] {
  if (currency !== 'INR') return []
  const read = netQuantity ? readNetQuantity(netQuantity) : null
  const price = read?.ok ? unitPrice(priceMinor, read.value) : null
  return [
    { name: 'mrp', label: words.mrp, value: words.mrpSays },
    ...(price
      ? [
          {
            name: 'unitPrice' as const,
            label: words.unitPrice,
            value: words.unitPriceSays(formatMoney(price.minor, currency), price.unit),
          },
        ]
      : []),
  ]
}

function dietOf(stored: string): Partial<InformationRow> {
  const diet = readDiet(stored)
  return diet ? { value: words.marks[diet], mark: diet } : {}
}

function allergenNames(stored: string): string {
  const read = readAllergens(stored)
  return read.ok ? read.value.map((each) => copy.allergens[each]).join(', ') : stored.replaceAll(MANY_SEPARATOR, ', ')
}

function fssaiOf(stored: string, { fssaiCheck, now }: Pick<Informed, 'fssaiCheck' | 'now'>): Partial<InformationRow> {
  const read = readFssaiNumber(stored)
  if (!read.ok) return { note: words.stated }
  const { number, kind, state, isDemo } = read.value
  const isChecked = fssaiCheck !== null && fssaiCheck.validUntil >= dayOfIndia(now)
  const note = isDemo ? words.demo : isChecked ? words.checked(formatDate(fssaiCheck.checkedAt)) : words.stated
  return { value: `${number} (${words.kinds[kind]}, ${state ? stateName(state) : words.by.central})`, note }
}
