import { createHash } from 'node:crypto'
import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { fieldsOf, type ProductInput, readProduct } from '#app/features/marketplace/listing/product.ts'
import type { FileRow } from './import-file.ts'
import {
  announceProducts,
  changeProduct,
  columnsOf,
  listProduct,
  type Product,
} from '#app/features/marketplace/listing/own-product.server.ts'
import { columnOfField } from './product-csv.ts'
import { productCopy } from '#app/features/marketplace/listing/product-copy.ts'
import { freeProductSlugs } from '#app/features/marketplace/listing/product-slug.server.ts'
import {
  type Currency,
  type ImportedRow,
  LISTING_STATES,
  type ListingState,
  PRODUCTS_PER_SHOP_MAX,
  type WrongRow,
} from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { productPrices } from '#app/features/marketplace/variants/variant-tables.server.ts'
import type { CategoryRecord } from '#app/features/marketplace/views.ts'

const { wrong: words } = productCopy

/** The result of one batch of rows. */
export interface BatchReport {
  saved: number
  skipped: ImportedRow[]
  wrong: WrongRow[]
}

interface Batch {
  sellerId: string
  categories: readonly CategoryRecord[]
  rows: readonly FileRow[]
  now: Date
}

interface NewRow {
  row: FileRow
  input: ProductInput
  isActive: boolean
  formKey: string
}

/** Saves the valid rows in the caller's transaction, which has locked the shop; every other row is reported. */
export async function importBatch(tx: Db, batch: Batch): Promise<BatchReport> {
  const report: BatchReport = { saved: 0, skipped: [], wrong: [] }
  const news = batch.rows.filter(({ fields }) => !fields['slug']?.trim())
  const changes = batch.rows.filter(({ fields }) => fields['slug']?.trim())
  await changeRows(tx, { ...batch, rows: changes }, report)
  await createRows(tx, { ...batch, rows: news }, report)
  return report
}

async function changeRows(tx: Db, { sellerId, categories, rows, now }: Batch, report: BatchReport): Promise<void> {
  if (rows.length === 0) return
  const slugs = rows.map(({ fields }) => (fields['slug'] ?? '').trim())
  const held = await tx
    .select()
    .from(products)
    .where(and(eq(products.sellerId, sellerId), inArray(products.slug, slugs)))
    .orderBy(asc(products.id))
    .for('update')
  const known = new Map(held.map((product) => [product.slug, product]))
  const shown: string[] = []
  for (const row of rows) {
    const before = known.get((row.fields['slug'] ?? '').trim())
    const fault = before ? await changeRow(tx, { before, row, categories, now }) : { slug: words.slugUnknown }
    if (fault) report.wrong.push(wrongRow(row, fault))
    else {
      report.saved += 1
      shown.push(before?.slug ?? '')
    }
  }
  await announceProducts(tx, shown)
}

interface Changing {
  before: Product
  row: FileRow
  categories: readonly CategoryRecord[]
  now: Date
}

/** Updates one listing from its row; returns the mistakes by field, or null. */
async function changeRow(
  tx: Db,
  { before, row, categories, now }: Changing,
): Promise<Readonly<Record<string, string>> | null> {
  const category = categories.find(({ id }) => id === before.categoryId)?.name ?? ''
  const asItIs = fieldsOf({ ...before, category, currency: before.currency as Currency })
  const form = readProduct({ ...asItIs, ...filled(row) }, categories)
  const state = readState(row.fields['state'])
  const faults: Record<string, string> = form.ok ? {} : { ...form.errors }
  if (state === undefined) faults['state'] = words.state
  if (state === 'published' && before.withdrawnAt) faults['state'] = words.withdrawn
  if (form.ok && before.publishedAt && form.value.currency !== before.currency)
    faults['currency'] = words.currencyFixed(before.currency)
  if (!form.ok || Object.keys(faults).length > 0) return faults
  const after = await changeProduct(tx, { before, input: form.value, now })
  if (state) await listProduct(tx, { before: after, isActive: state === 'published', now })
  return null
}

/** The row's values for an existing listing: empty cells are ignored, except in texts. */
function filled({ fields }: FileRow): Record<string, string> {
  const ignoredWhenEmpty = new Set(['title', 'category', 'price', 'currency', 'stock', 'delivery', 'deliveryDays'])
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value.trim() || !ignoredWhenEmpty.has(name)),
  )
}

/** Null for an empty cell, undefined for an unknown state. */
function readState(typed = ''): ListingState | null | undefined {
  const plain = typed.trim().toLowerCase()
  return plain === '' ? null : LISTING_STATES.find((state) => state === plain)
}

async function createRows(tx: Db, { sellerId, categories, rows, now }: Batch, report: BatchReport): Promise<void> {
  if (rows.length === 0) return
  const right = rows.flatMap((row) => {
    const form = readProduct(row.fields, categories)
    const state = readState(row.fields['state'])
    const faults = { ...(form.ok ? {} : form.errors), ...(state === undefined && { state: words.state }) }
    if (form.ok && state !== undefined) {
      return [{ row, input: form.value, isActive: state === 'published', formKey: keyOf(form.value) }]
    }
    report.wrong.push(wrongRow(row, faults))
    return []
  })
  const fresh = await skipKnown(tx, { sellerId, rows: right, report })
  const room = PRODUCTS_PER_SHOP_MAX - (await tx.$count(products, eq(products.sellerId, sellerId)))
  for (const { row } of fresh.slice(Math.max(0, room))) {
    report.wrong.push(wrongRow(row, { '': words.tooManyProducts(PRODUCTS_PER_SHOP_MAX.toLocaleString('en-IN')) }))
  }
  await insertRows(tx, { sellerId, rows: fresh.slice(0, Math.max(0, room)), now })
  report.saved += Math.min(fresh.length, Math.max(0, room))
}

/** Rows with the same title and price are the same listing, in this file and in earlier ones. */
function keyOf({ title, priceMinor, currency }: ProductInput): string {
  const said = JSON.stringify([title.toLowerCase(), priceMinor, currency])
  return `csv:${createHash('sha256').update(said).digest('hex').slice(0, 32)}`
}

async function skipKnown(
  tx: Db,
  { sellerId, rows, report }: { sellerId: string; rows: readonly NewRow[]; report: BatchReport },
): Promise<NewRow[]> {
  const { slug, formKey } = products
  const known = await tx
    .select({ slug, formKey })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), inArray(formKey, [...new Set(rows.map((row) => row.formKey))])))
  const slugs = new Map(known.map((row) => [row.formKey, row.slug]))
  return rows.filter(({ row, input, formKey: key }) => {
    const before = slugs.get(key)
    if (before !== undefined) report.skipped.push({ line: row.line, title: input.title, slug: before })
    else slugs.set(key, '')
    return before === undefined
  })
}

async function insertRows(
  tx: Db,
  { sellerId, rows, now }: { sellerId: string; rows: readonly NewRow[]; now: Date },
): Promise<void> {
  if (rows.length === 0) return
  const slugs = await freeProductSlugs(
    tx,
    rows.map(({ input }) => input.title),
  )
  const made = await tx
    .insert(products)
    .values(
      rows.map(({ input, isActive, formKey }, i) => ({
        ...columnsOf(input),
        slug: slugs[i] ?? '',
        sellerId,
        formKey,
        isActive,
        publishedAt: isActive ? now : null,
        createdAt: now,
      })),
    )
    .returning()
  const published = made.filter(({ isActive }) => isActive)
  if (published.length === 0) return
  await tx
    .insert(productPrices)
    .values(published.map(({ id, priceMinor, currency }) => ({ variantId: id, priceMinor, currency, since: now })))
  await announceProducts(
    tx,
    published.map(({ slug }) => slug),
  )
}

function wrongRow({ line, cells }: FileRow, faults: Readonly<Record<string, string>>): WrongRow {
  const said = Object.entries(faults).map(([field, sentence]) => ({ column: columnOfField(field), sentence }))
  return { line, cells, faults: said }
}
