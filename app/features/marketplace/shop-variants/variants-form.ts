import { arrangeVariants, type Option } from './arrange-variants.ts'
import { copy } from './copy.ts'
import { readOptions, splitValues } from './options-form.ts'
import { readPrice, readStock } from '#app/features/marketplace/listing/product.ts'
import type { Currency } from '#app/features/marketplace/schema.ts'
import { textsOf } from '#app/platform/form/parse-form.ts'
import { isUuid } from '#app/platform/text/uuid.ts'

const { wrong } = copy

/** A row of the table as it was typed. */
export interface TypedRow {
  values: readonly string[]
  /** The number of the variant that it changes; null for a new one. */
  number: number | null
  price: string
  stock: string
  /** The stock that the form was rendered with. */
  stockSeen: string
  /** The id of one of the product's photos, or any other text for none. */
  picture: string
  isRemoved: boolean
}

/** The form as it was typed, and what is wrong with it. */
export interface VariantsState {
  options: readonly { name: string; values: string }[]
  /** The names of the options that the rows belong to. */
  names: readonly string[]
  rows: readonly TypedRow[]
  /** By field: `name-0`, `values-0`, `price-0`, `stock-0`, `rows`. */
  errors: Readonly<Record<string, string>>
}

/** A variant as the seller wants it. */
export interface VariantInput {
  number: number | null
  values: string[]
  priceMinor: number
  stock: number
  stockSeen: number | null
  /** One of the product's photos. */
  mediaId: string | null
}

export type ParsedVariants =
  | { ok: true; names: string[]; variants: VariantInput[] }
  | { ok: false; state: VariantsState }

/** Rearranges the rows for the options of a posted form; nothing is checked but the options. */
export function rearrange(posted: FormData): VariantsState {
  const { options, names, rows } = readPosted(posted)
  const parsed = readOptions(options)
  if (!parsed.ok) return { options, names, rows, errors: parsed.errors }
  return stateOf({ options, rows: arrangedRows({ names, rows }, parsed.value) }, parsed.value)
}

/** Reads the variants of a posted form. Rows that its options make and that it did not contain are missing their stock. */
export function readVariants(posted: FormData, currency: Currency): ParsedVariants {
  const { options, names, rows } = readPosted(posted)
  const parsed = readOptions(options)
  if (!parsed.ok) return { ok: false, state: { options, names, rows, errors: parsed.errors } }
  const arranged = arrangedRows({ names, rows }, parsed.value)
  const errors: Record<string, string> = {}
  const variants = arranged.flatMap((row, i) => readRow(row, { i, currency, errors }))
  if (variants.length === 0 && Object.keys(errors).length === 0) errors['rows'] = wrong.noRows
  if (Object.keys(errors).length > 0)
    return { ok: false, state: { ...stateOf({ options, rows: arranged }, parsed.value), errors } }
  return { ok: true, names: parsed.value.map(({ name }) => name), variants }
}

interface RowContext {
  i: number
  currency: Currency
  errors: Record<string, string>
}

function readRow(row: TypedRow, { i, currency, errors }: RowContext): VariantInput[] {
  if (row.isRemoved) return []
  const price = readPrice(row.price, currency)
  const stock = readStock(row.stock)
  if (price.amountMinor === null) errors[`price-${i}`] = price.mistake
  if (stock.value === null) errors[`stock-${i}`] = stock.mistake
  if (price.amountMinor === null || stock.value === null) return []
  const stockSeen = /^\d{1,5}$/.test(row.stockSeen) ? Number(row.stockSeen) : null
  const { number, picture } = row
  const mediaId = isUuid(picture) ? picture : null
  return [{ number, values: [...row.values], priceMinor: price.amountMinor, stock: stock.value, stockSeen, mediaId }]
}

const stateOf = ({ options, rows }: Pick<VariantsState, 'options' | 'rows'>, parsed: readonly Option[]) => ({
  options,
  names: parsed.map(({ name }) => name),
  rows,
  errors: {},
})

/** A row of a new combination: with the price of the first one, to be changed. */
export function newRow(rows: readonly TypedRow[]): Omit<TypedRow, 'values'> {
  return { number: null, price: rows[0]?.price ?? '', stock: '', stockSeen: '', picture: '', isRemoved: false }
}

function arrangedRows(before: Pick<VariantsState, 'names' | 'rows'>, options: readonly Option[]): TypedRow[] {
  const empty = newRow(before.rows)
  return arrangeVariants(before, options).map(({ values, from }) => ({ ...empty, ...from, values }))
}

function readPosted(posted: FormData): Omit<VariantsState, 'errors'> {
  const column = (name: string) => textsOf(posted, name).map((text) => text.trim())
  const [names, values] = [column('optionName'), column('optionValues')]
  const [numbers, prices, stocks] = [column('rowNumber'), column('rowPrice'), column('rowStock')]
  const [seen, pictures, removed] = [column('rowStockSeen'), column('rowPicture'), new Set(column('rowRemoved'))]
  return {
    options: names.map((name, i) => ({ name, values: values[i] ?? '' })),
    names: column('rowOption'),
    rows: column('rowValues').map((text, i) => ({
      values: splitValues(text),
      number: Number(numbers[i]) || null,
      price: prices[i] ?? '',
      stock: stocks[i] ?? '',
      stockSeen: seen[i] ?? '',
      picture: pictures[i] ?? '',
      isRemoved: removed.has(String(i)),
    })),
  }
}
