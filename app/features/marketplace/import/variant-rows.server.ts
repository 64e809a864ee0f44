import { eq } from 'drizzle-orm'
import {
  changeVariant,
  lastVariantNumber,
  listVariants,
  type Product,
  type Variant,
} from '#app/features/marketplace/listing/own-product.server.ts'
import type { ProductInput } from '#app/features/marketplace/listing/product.ts'
import { productCopy } from '#app/features/marketplace/listing/product-copy.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { fold, valuesAt } from '#app/features/marketplace/shop-variants/arrange-variants.ts'
import { addVariant } from '#app/features/marketplace/shop-variants/save-variants.server.ts'
import {
  OPTION_NAME_CHARS_MAX,
  OPTION_VALUE_CHARS_MAX,
  OPTIONS_MAX,
  VARIANT_NUMBER_MAX,
  VARIANTS_MAX,
} from '#app/features/marketplace/variants/limits.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import type { FileRow } from './import-file.ts'

const { wrong: words } = productCopy

export type Faults = Readonly<Record<string, string>>

/** The options of a row; empty for a row about a product without options. */
export interface RowOptions {
  names: string[]
  values: string[]
}

/** Reads the option columns of a row; mistakes are by field. */
export function readRowOptions({ fields }: FileRow): RowOptions & { faults: Faults } {
  const faults: Record<string, string> = {}
  const [names, values]: [string[], string[]] = [[], []]
  for (let n = 1; n <= OPTIONS_MAX; n++) {
    const [nameField, valueField] = [`option${n}Name`, `option${n}Value`]
    const name = cleanLine(fields[nameField] ?? '')
    const value = cleanLine(fields[valueField] ?? '')
    if (name === '' && value === '') continue
    if (name === '') faults[nameField] = words.optionName
    if (name.length > OPTION_NAME_CHARS_MAX) faults[nameField] = words.optionTooLong(OPTION_NAME_CHARS_MAX)
    if (value === '') faults[valueField] = words.optionValue
    if (value.length > OPTION_VALUE_CHARS_MAX) faults[valueField] = words.optionTooLong(OPTION_VALUE_CHARS_MAX)
    if (value.includes(',')) faults[valueField] = words.optionComma
    if (names.some((each) => fold(each) === fold(name))) faults[nameField] = words.optionTwice
    names.push(name)
    values.push(value)
  }
  return { names, values, faults }
}

/** Whether a row names options, and not a product as a whole. */
export const hasOptions = ({ fields }: FileRow): boolean =>
  Object.entries(fields).some(([name, cell]) => name.startsWith('option') && cell.trim() !== '')

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((text, i) => fold(text) === fold(b[i] ?? ''))

/** The variant of a locked product that a row is about; of a product without options it is the default variant. */
export async function findRowVariant(tx: Db, product: Product, values: readonly string[]): Promise<Variant | null> {
  const live = await listVariants(tx, product.id)
  if (product.options.length === 0) return live[0] ?? null
  return live.find(({ options }) => isSame(options, values)) ?? null
}

interface SavingRow {
  /** Locked. */
  product: Product
  row: RowOptions
  input: Pick<ProductInput, 'priceMinor' | 'stock'>
  /** The variant that it changes; null adds one. */
  variant: Variant | null
  now: Date
}

/** Changes or adds the variant of a row; a product without options gets those of the row. Null, or the mistake. */
export async function saveRowVariant(tx: Db, { product, row, input, variant, now }: SavingRow): Promise<Faults | null> {
  const { names, values } = row
  const isFirst = product.options.length === 0
  if (!isFirst && !isSame(product.options, names)) return { option1Name: words.optionsOther(product.options) }
  const { priceMinor, stock } = input
  if (variant) {
    if (isFirst) await tx.update(products).set({ options: names }).where(eq(products.id, product.id))
    const change = { priceMinor, stock, ...(isFirst && { options: values }) }
    await changeVariant(tx, { product, before: variant, change, now })
    return null
  }
  const live = await listVariants(tx, product.id)
  const rows = [...live.map(({ options }) => ({ values: options })), { values }]
  const combinations = names.reduce((count, _, at) => count * new Set(valuesAt(rows, at).map(fold)).size, 1)
  const number = (await lastVariantNumber(tx, product.id)) + 1
  if (combinations > VARIANTS_MAX || number > VARIANT_NUMBER_MAX)
    return { option1Value: words.tooManyVariants(VARIANTS_MAX) }
  const position = Math.max(0, ...live.map((each) => each.position)) + 1
  await addVariant(tx, { product, columns: { number, position, options: values, priceMinor, stock }, now })
  return null
}
