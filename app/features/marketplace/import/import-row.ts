import { createHash } from 'node:crypto'
import type { Requirement } from '#app/features/marketplace/listing-requirements/missing-facts.ts'
import { withTax } from '#app/features/marketplace/gst/product-tax.ts'
import { type ProductInput, readProduct } from '#app/features/marketplace/listing/product.ts'
import { productCopy } from '#app/features/marketplace/listing/product-copy.ts'
import {
  type ImportedRow,
  LISTING_STATES,
  type ListingState,
  PRODUCTS_PER_SHOP_MAX,
  type WrongRow,
} from '#app/features/marketplace/schema.ts'
import type { CategoryRecord } from '#app/features/marketplace/views.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import type { FileRow } from './import-file.ts'
import { columnOfField } from './product-csv.ts'

const { wrong: words } = productCopy

/** The result of one batch of rows. */
export interface BatchReport {
  saved: number
  skipped: ImportedRow[]
  wrong: WrongRow[]
}

export interface Batch {
  sellerId: string
  categories: readonly CategoryRecord[]
  /** The rates of GST today, in basis points. */
  gstRates: readonly number[]
  rows: readonly FileRow[]
  /** The requirements in force. */
  requirements: readonly Requirement[]
  now: Date
}

/** The row's values for an existing listing: empty cells are ignored, except in texts. */
export function filled({ fields }: FileRow): Record<string, string> {
  const ignoredWhenEmpty = new Set([
    'title',
    'category',
    'price',
    'currency',
    'stock',
    'delivery',
    'deliveryDays',
    'hsn',
    'gstRate',
  ])
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value.trim() || !ignoredWhenEmpty.has(name)),
  )
}

/** Null for an empty cell, undefined for an unknown state. */
export function readState(typed = ''): ListingState | null | undefined {
  const plain = typed.trim().toLowerCase()
  return plain === '' ? null : LISTING_STATES.find((state) => state === plain)
}

/** The values of a row for a new listing. */
export interface NewListing {
  input: ProductInput
  isActive: boolean
}

export type ReadRow = { ok: true; value: NewListing } | { ok: false; faults: Readonly<Record<string, string>> }

/** Reads the listing of a row; its columns for GST may be missing. */
export const readRowProduct = (
  fields: Readonly<Record<string, string>>,
  { categories, gstRates, now }: Pick<Batch, 'categories' | 'gstRates' | 'now'>,
) => withTax(readProduct(fields, { categories, now }), fields, { rates: gstRates, isRequired: false })

/** Reads a row for a new listing, published or a draft; mistakes are by field. */
export function readNewRow({ fields }: FileRow, batch: Pick<Batch, 'categories' | 'gstRates' | 'now'>): ReadRow {
  const form = readRowProduct(fields, batch)
  const state = readState(fields['state'])
  if (form.ok && state !== undefined) return { ok: true, value: { input: form.value, isActive: state === 'published' } }
  return { ok: false, faults: { ...(form.ok ? {} : form.errors), ...(state === undefined && { state: words.state }) } }
}

/** The mistake of a row for a new listing in a full shop. */
export const TOO_MANY = perLanguage(() => ({
  '': words.tooManyProducts(PRODUCTS_PER_SHOP_MAX.toLocaleString('en-IN')),
}))

/** Rows with the same title and price are the same listing, in this file and in earlier ones. */
export function keyOf({ title, priceMinor, currency }: ProductInput): string {
  const said = JSON.stringify([title.toLowerCase(), priceMinor, currency])
  return `csv:${createHash('sha256').update(said).digest('hex').slice(0, 32)}`
}

/** The key of a new listing with options: each of its rows has another price. */
export const variantsKeyOf = (input: ProductInput): string => keyOf({ ...input, priceMinor: 0 })

/** A row that is not saved, with its mistakes by field. */
export function wrongRow({ line, cells }: FileRow, faults: Readonly<Record<string, string>>): WrongRow {
  const said = Object.entries(faults).map(([field, sentence]) => ({ column: columnOfField(field), sentence }))
  return { line, cells, faults: said }
}
