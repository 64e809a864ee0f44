import { productCopy } from './product-copy.ts'
import {
  CATEGORIES,
  CURRENCIES,
  type Currency,
  DELIVERY_DAYS_MAX,
  DELIVERY_MINOR_MAX,
  DESCRIPTION_CHARS_MAX,
  type Fact,
  FACT_CHARS_MAX,
  FACTS,
  type Glyph,
  PRICE_MINOR_MAX,
  STOCK_MAX,
  TITLE_CHARS_MAX,
} from '#app/features/marketplace/schema.ts'
import type { CategoryRecord, OwnProduct } from '#app/features/marketplace/views.ts'
import type { ParsedForm } from '#app/platform/forms.ts'
import { amountText, formatMoney, parseAmount } from '#app/platform/money.ts'
import { latinDigits, withoutControls } from '#app/platform/text.ts'

const { wrong } = productCopy

/** A listing as it was typed, on a form or in a row of a file, by the names of the fields; a fact's field is its name. */
export type ProductFields = Partial<Readonly<Record<string, string>>>

/** A listing as it is kept. */
export interface ProductInput {
  title: string
  description: string
  categoryId: string
  glyph: Glyph
  priceMinor: number
  currency: Currency
  stock: number
  deliveryMinor: number
  deliveryDays: number
  facts: Partial<Record<Fact, string>>
}

const DELIVERY_DAYS_USUAL = '7'
const FREE = /^(free|मुफ़्त|मुफ्त)$/i

/** Checks a listing; every mistake comes under its field, and what was typed comes back. */
export function readProduct(fields: ProductFields, categories: readonly CategoryRecord[]): ParsedForm<ProductInput> {
  const errors: Record<string, string> = {}
  const line = (name: string, charsMax: number) => text(name, charsMax).replace(/\s+/g, ' ')
  const text = (name: string, charsMax: number) => {
    const typed = withoutControls(fields[name] ?? '').trim()
    if (typed.length > charsMax) errors[name] = wrong.tooLong(charsMax)
    return typed
  }
  const title = line('title', TITLE_CHARS_MAX)
  if (title === '') errors['title'] = wrong.title
  const description = text('description', DESCRIPTION_CHARS_MAX)
  const category = findCategory(fields['category'] ?? '', categories)
  if (!category) errors['category'] = wrong.category
  const currency = readCurrency(fields['currency'] ?? '')
  if (!currency) errors['currency'] = wrong.currency
  const price = readPrice(fields['price'] ?? '', currency ?? 'INR')
  if (typeof price === 'string') errors['price'] = price
  const stock = wholeNumber(fields['stock'] ?? '')
  if (stock === null || stock > STOCK_MAX) errors['stock'] = wrong.stock(STOCK_MAX.toLocaleString('en-IN'))
  const delivery = readDelivery(fields['delivery'] ?? '', currency ?? 'INR')
  if (typeof delivery === 'string') errors['delivery'] = delivery
  const deliveryDays = wholeNumber((fields['deliveryDays'] ?? '').trim() || DELIVERY_DAYS_USUAL)
  if (deliveryDays === null || deliveryDays < 1 || deliveryDays > DELIVERY_DAYS_MAX)
    errors['deliveryDays'] = wrong.days(DELIVERY_DAYS_MAX)
  const facts = Object.fromEntries(
    FACTS.map((fact) => [fact, line(fact, FACT_CHARS_MAX)]).filter(([, value]) => value !== ''),
  ) as ProductInput['facts']
  if (Object.keys(errors).length > 0) return { ok: false, errors, values: valuesOf(fields) }
  return {
    ok: true,
    value: {
      title,
      description,
      categoryId: category?.id ?? '',
      glyph: CATEGORIES.find(({ slug }) => slug === category?.slug)?.glyph ?? 'basket',
      priceMinor: Number(price),
      currency: currency ?? 'INR',
      stock: stock ?? 0,
      deliveryMinor: Number(delivery),
      deliveryDays: deliveryDays ?? 0,
      facts,
    },
  }
}

type ListedFields = Pick<
  OwnProduct,
  | 'title'
  | 'description'
  | 'category'
  | 'priceMinor'
  | 'currency'
  | 'stock'
  | 'freeShipping'
  | 'deliveryMinor'
  | 'deliveryDays'
  | 'facts'
>

/** What a listing's form would hold, by field. */
export function fieldsOf(product: ListedFields): Record<string, string> {
  return {
    title: product.title,
    description: product.description,
    category: product.category,
    price: amountText(product.priceMinor),
    currency: product.currency,
    stock: String(product.stock),
    delivery: product.freeShipping ? 'free' : amountText(product.deliveryMinor),
    deliveryDays: String(product.deliveryDays),
    ...product.facts,
  }
}

function valuesOf(fields: ProductFields): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? '']))
}

/** By its name or its slug, whatever the case. */
function findCategory(typed: string, categories: readonly CategoryRecord[]): CategoryRecord | undefined {
  const wanted = typed.trim().toLowerCase()
  return categories.find(({ name, slug }) => name.toLowerCase() === wanted || slug === wanted)
}

function readCurrency(typed: string): Currency | undefined {
  const wanted = typed.trim().toUpperCase() || 'INR'
  return CURRENCIES.find((currency) => currency === wanted)
}

/** The amount in minor units, or what is wrong with it. */
function readPrice(typed: string, currency: Currency): number | string {
  const parsed = parseAmount(typed, currency)
  if (!parsed.ok) {
    if (parsed.reason === 'too-large') return wrong.priceLimit(formatMoney(PRICE_MINOR_MAX, currency))
    return parsed.reason === 'empty'
      ? wrong.priceMissing
      : parsed.reason === 'fraction-of-a-paisa'
        ? wrong.fraction
        : wrong.price
  }
  if (parsed.amountMinor === 0) return wrong.priceZero
  return parsed.amountMinor > PRICE_MINOR_MAX
    ? wrong.priceLimit(formatMoney(PRICE_MINOR_MAX, currency))
    : parsed.amountMinor
}

function readDelivery(typed: string, currency: Currency): number | string {
  if (FREE.test(typed.trim())) return 0
  const parsed = parseAmount(typed, currency)
  if (!parsed.ok) {
    return parsed.reason === 'empty'
      ? wrong.deliveryMissing
      : parsed.reason === 'too-large'
        ? wrong.deliveryLimit(formatMoney(DELIVERY_MINOR_MAX, currency))
        : wrong.delivery
  }
  return parsed.amountMinor > DELIVERY_MINOR_MAX
    ? wrong.deliveryLimit(formatMoney(DELIVERY_MINOR_MAX, currency))
    : parsed.amountMinor
}

/** '12', '१२'; null for anything else. */
function wholeNumber(typed: string): number | null {
  const latin = latinDigits(typed.trim())
  return /^\d{1,9}$/.test(latin) ? Number(latin) : null
}
