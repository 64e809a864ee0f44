import { and, asc, eq, inArray, or } from 'drizzle-orm'
import {
  announceProducts,
  changeProduct,
  listProduct,
  type Product,
  type Variant,
} from '#app/features/marketplace/listing/own-product.server.ts'
import { isIncomplete } from '#app/features/marketplace/listing-requirements/missing-facts.ts'
import { fieldsOf } from '#app/features/marketplace/listing/product.ts'
import { productCopy } from '#app/features/marketplace/listing/product-copy.ts'
import { type Currency, PRODUCTS_PER_SHOP_MAX } from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { createVariantRow } from './create-variant-row.server.ts'
import type { FileRow } from './import-file.ts'
import {
  type Batch,
  type BatchReport,
  filled,
  keyOf,
  readNewRow,
  readRowProduct,
  type ReadRow,
  readState,
  TOO_MANY,
  variantsKeyOf,
  wrongRow,
} from './import-row.ts'
import { insertRows, type NewRow } from './insert-rows.server.ts'
import { missingOfChange, missingOfNew, splitFacts } from './row-information.ts'
import { type Faults, findRowVariant, hasOptions, readRowOptions, saveRowVariant } from './variant-rows.server.ts'

const { wrong: words } = productCopy

/** Saves the valid rows in the caller's transaction, which has locked the shop; every other row is reported. */
export async function importBatch(tx: Db, batch: Batch): Promise<BatchReport> {
  const report: BatchReport = { saved: 0, skipped: [], wrong: [] }
  const [variants, news] = partition(
    batch.rows.filter(({ fields }) => !fields['slug']?.trim()),
    hasOptions,
  )
  const changes = batch.rows.filter(({ fields }) => fields['slug']?.trim())
  const newVariants = variants.map((row) => ({ row, read: readNewRow(row, batch) }))
  await lockKnown(tx, { sellerId: batch.sellerId, changes, newVariants })
  await changeRows(tx, { ...batch, rows: changes }, report)
  await createRows(tx, { ...batch, rows: news }, report)
  for (const variant of newVariants) await createVariantRow(tx, { ...batch, ...variant }, report)
  return report
}

const partition = (rows: readonly FileRow[], is: (row: FileRow) => boolean) =>
  [rows.filter(is), rows.filter((row) => !is(row))] as const

/** Locks the listings of all rows in the order of their ids, as orders do. */
async function lockKnown(
  tx: Db,
  {
    sellerId,
    changes,
    newVariants,
  }: { sellerId: string; changes: readonly FileRow[]; newVariants: readonly { read: ReadRow }[] },
): Promise<void> {
  const slugs = changes.map(({ fields }) => (fields['slug'] ?? '').trim())
  const keys = newVariants.flatMap(({ read }) => (read.ok ? [variantsKeyOf(read.value.input)] : []))
  await tx
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), or(inArray(products.slug, slugs), inArray(products.formKey, keys))))
    .orderBy(asc(products.id))
    .for('update')
}

async function changeRows(tx: Db, batch: Batch, report: BatchReport): Promise<void> {
  const { sellerId, rows } = batch
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
    const done = before ? await changeRow(tx, { ...batch, before, row }) : { faults: { slug: words.slugUnknown } }
    if (done.faults) report.wrong.push(wrongRow(row, done.faults))
    else {
      report.saved += 1
      // The next row of this listing changes it as this one left it.
      known.set(done.after.slug, done.after)
      shown.push(done.after.slug)
    }
  }
  await announceProducts(tx, [...new Set(shown)])
}

interface Changing extends Omit<Batch, 'rows'> {
  before: Product
  row: FileRow
}

type Changed = { after: Product; faults?: undefined } | { faults: Faults }

/** Updates one listing, or one of its variants, from its row. */
async function changeRow(tx: Db, changing: Changing): Promise<Changed> {
  const { before, row, categories, requirements, now } = changing
  const options = readRowOptions(row)
  const isVariant = options.names.length > 0
  const variant = isVariant ? await findRowVariant(tx, before, options.values) : null
  const category = categories.find(({ id }) => id === before.categoryId)?.name ?? ''
  const { named, kept } = splitFacts(before, row)
  const currency = before.currency as Currency
  const asItIs = fieldsOf({ ...before, ...pricesOf(before, variant), facts: named, category, currency })
  const own = isVariant && !variant ? { ...asItIs, price: '', stock: '' } : asItIs
  const form = readRowProduct({ ...own, ...filled(row) }, changing)
  const state = readState(row.fields['state'])
  const faults: Record<string, string> = { ...(form.ok ? {} : form.errors), ...options.faults }
  if (!isVariant && before.options.length > 0 && (row.fields['price']?.trim() || row.fields['stock']?.trim()))
    faults['option1Value'] = words.optionsMissing
  if (state === undefined) faults['state'] = words.state
  if (state === 'published' && before.withdrawnAt) faults['state'] = words.withdrawn
  if (form.ok && before.publishedAt && form.value.currency !== before.currency)
    faults['currency'] = words.currencyFixed(before.currency)
  if (!form.ok || state === undefined || Object.keys(faults).length > 0) return { faults }
  const input = { ...form.value, facts: { ...kept, ...form.value.facts } }
  const missing = missingOfChange({ before, input, state, requirements, now })
  if (isIncomplete(missing)) return { faults: missing }
  if (isVariant) {
    const refused = await saveRowVariant(tx, { product: before, row: options, input, variant, now })
    if (refused) return { faults: refused }
  }
  const names = isVariant ? options.names : before.options
  let after = await changeProduct(tx, { before: { ...before, options: names }, input, now })
  if (state) after = await listProduct(tx, { before: after, isActive: state === 'published', now })
  return { after }
}

/** A product with several variants has no stock of its own that a row could set. */
const pricesOf = (before: Product, variant: Variant | null) =>
  variant ?? { priceMinor: before.priceMinor, stock: before.options.length > 0 ? 0 : before.stock }

async function createRows(
  tx: Db,
  { sellerId, categories, gstRates, requirements, rows, now }: Batch,
  report: BatchReport,
): Promise<void> {
  if (rows.length === 0) return
  const right = rows.flatMap((row) => {
    const read = readNewRow(row, { categories, gstRates, now })
    const faults = read.ok ? missingOfNew(read.value, { requirements, now }) : read.faults
    if (read.ok && !isIncomplete(faults)) return [{ row, ...read.value, formKey: keyOf(read.value.input) }]
    report.wrong.push(wrongRow(row, faults))
    return []
  })
  const fresh = await skipKnown(tx, { sellerId, rows: right, report })
  const room = PRODUCTS_PER_SHOP_MAX - (await tx.$count(products, eq(products.sellerId, sellerId)))
  for (const { row } of fresh.slice(Math.max(0, room))) {
    report.wrong.push(wrongRow(row, TOO_MANY))
  }
  await insertRows(tx, { sellerId, rows: fresh.slice(0, Math.max(0, room)), now })
  report.saved += Math.min(fresh.length, Math.max(0, room))
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
