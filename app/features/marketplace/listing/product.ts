import { copy } from '#app/features/marketplace/shop-products/copy.ts'
import { taxFieldsOf } from '#app/features/marketplace/gst/product-tax.ts'
import { categoryName } from '#app/features/marketplace/category-name.ts'
import { productCopy } from './product-copy.ts'
import { writtenFields } from './product-texts.ts'
import { findGlyph, type Glyph } from '#app/features/marketplace/categories.ts'
import {
  CURRENCIES,
  type Currency,
  DELIVERY_DAYS_MAX,
  DELIVERY_MINOR_MAX,
  type Fact,
  FACTS,
  PRICE_MINOR_MAX,
  STOCK_MAX,
} from '#app/features/marketplace/schema.ts'
import {
  factValues,
  informationFields,
  listingValues,
} from '#app/features/marketplace/product-information/information-fields.ts'
import type { CategoryRecord, OwnProduct } from '#app/features/marketplace/views.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import type { FormValues, ParsedForm } from '#app/platform/form/parse-form.ts'
import { amountText, formatMoney, parseAmount } from '#app/platform/money.ts'
import { latinDigits } from '#app/platform/text/text.ts'

const { wrong } = productCopy
const words = copy.form

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
  /** Undefined keeps them (`gst/product-tax.ts`). */
  hsn?: string | null
  gstBasisPoints?: number | null
}

const DEFAULT_DELIVERY_DAYS = 7
const DEFAULT_CURRENCY = 'INR'
const FREE = /^(free|मुफ़्त|मुफ्त)$/i
const STOCK_ERROR = STOCK_MAX.toLocaleString('en-IN')

const said = (sentence: string) => ({ missing: sentence, wrong: sentence })

/** What a listing is read with: `now` decides whether a date has passed. */
interface Reading {
  categories: readonly CategoryRecord[]
  now: Date
}

/** The declared form of a listing. Amounts are parsed in its currency; the categories come from the database. */
const productForm = (currency: Currency, { categories, now }: Reading) =>
  declareForm({
    fields: {
      ...writtenFields(),
      category: {
        as: 'line',
        label: words.category,
        read: (typed: string) => findCategory(typed, categories),
        ...said(wrong.category),
      },
      currency: { as: 'line', label: words.currency, read: readCurrency, wrong: wrong.currency, optional: true },
      price: {
        as: 'line',
        label: words.price,
        read: (typed: string) => priceIn(currency)(typed).amountMinor,
        wrong: (typed: string) => priceIn(currency)(typed).mistake,
        missing: wrong.priceMissing,
      },
      stock: { as: 'line', label: words.stock, read: wholeNumber(0, STOCK_MAX), ...said(wrong.stock(STOCK_ERROR)) },
      delivery: {
        as: 'line',
        label: words.delivery,
        read: (typed: string) => deliveryIn(currency)(typed).amountMinor,
        wrong: (typed: string) => deliveryIn(currency)(typed).mistake,
        missing: wrong.deliveryMissing,
      },
      deliveryDays: {
        as: 'line',
        label: words.deliveryDays,
        read: wholeNumber(1, DELIVERY_DAYS_MAX),
        wrong: wrong.days(DELIVERY_DAYS_MAX),
        optional: true,
      },
      ...informationFields(now),
    },
  })

/** Validates a listing, from a form or a row of a file; errors are by field. */
export function readProduct(typed: FormData | FormValues, reading: Reading): ParsedForm<ProductInput> {
  const values = typed instanceof FormData ? listingValues(typed) : typed
  const currency = readCurrency(values['currency'] ?? '') ?? DEFAULT_CURRENCY
  const form = parseFields(productForm(currency, reading), values)
  if (!form.ok) return form
  const { title, description, category, price, stock, delivery, deliveryDays } = form.value
  const facts = FACTS.flatMap((fact) => (form.value[fact] ? [[fact, form.value[fact]] as const] : []))
  const value: ProductInput = {
    title,
    description: description ?? '',
    categoryId: category.id,
    glyph: findGlyph(category.slug) ?? 'basket',
    priceMinor: price,
    currency,
    stock,
    deliveryMinor: delivery,
    deliveryDays: deliveryDays ?? DEFAULT_DELIVERY_DAYS,
    facts: Object.fromEntries(facts),
  }
  return { ok: true, value }
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
  | 'hsn'
  | 'gstBasisPoints'
>

/** A listing as form values. */
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
    ...factValues(product.facts),
    ...taxFieldsOf(product),
  }
}

/** By name or slug, case-insensitive. */
function findCategory(typed: string, categories: readonly CategoryRecord[]): CategoryRecord | null {
  const wanted = typed.toLowerCase()
  const isWanted = ({ name, slug }: CategoryRecord) =>
    [name, slug, categoryName(name)].some((each) => each.toLowerCase() === wanted)
  return categories.find(isWanted) ?? null
}

function readCurrency(typed: string): Currency | null {
  const wanted = typed.trim().toUpperCase()
  return CURRENCIES.find((currency) => currency === wanted) ?? null
}

/** The amount in minor units, or the error. */
type ReadAmount = { amountMinor: number; mistake: '' } | { amountMinor: null; mistake: string }

const mistaken = (mistake: string): ReadAmount => ({ amountMinor: null, mistake })

const priceIn =
  (currency: Currency) =>
  (typed: string): ReadAmount => {
    const parsed = parseAmount(typed, currency)
    const limit = wrong.priceLimit(formatMoney(PRICE_MINOR_MAX, currency))
    if (!parsed.ok) {
      const sentences = { 'too-large': limit, empty: wrong.priceMissing, 'fraction-of-a-paisa': wrong.fraction }
      return mistaken(parsed.reason === 'not-an-amount' ? wrong.price : sentences[parsed.reason])
    }
    const { amountMinor } = parsed
    if (amountMinor === 0) return mistaken(wrong.priceZero)
    return amountMinor > PRICE_MINOR_MAX ? mistaken(limit) : { amountMinor, mistake: '' }
  }

const deliveryIn =
  (currency: Currency) =>
  (typed: string): ReadAmount => {
    if (FREE.test(typed)) return { amountMinor: 0, mistake: '' }
    const parsed = parseAmount(typed, currency)
    const limit = wrong.deliveryLimit(formatMoney(DELIVERY_MINOR_MAX, currency))
    if (!parsed.ok) {
      if (parsed.reason === 'too-large') return mistaken(limit)
      return mistaken(parsed.reason === 'empty' ? wrong.deliveryMissing : wrong.delivery)
    }
    const { amountMinor } = parsed
    return amountMinor > DELIVERY_MINOR_MAX ? mistaken(limit) : { amountMinor, mistake: '' }
  }

/** A price in minor units, or the error. */
export const readPrice = (typed: string, currency: Currency): ReadAmount =>
  typed === '' ? mistaken(wrong.priceMissing) : priceIn(currency)(typed)

/** A quantity in stock, or the error. */
export function readStock(typed: string): { value: number; mistake: '' } | { value: null; mistake: string } {
  const value = wholeNumber(0, STOCK_MAX)(typed)
  return value === null ? { value, mistake: wrong.stock(STOCK_ERROR) } : { value, mistake: '' }
}

/** '12', '१२'; null for anything else. */
const wholeNumber = (min: number, max: number) => (typed: string) => {
  const latin = latinDigits(typed)
  const value = /^\d{1,9}$/.test(latin) ? Number(latin) : null
  return value !== null && value >= min && value <= max ? value : null
}
