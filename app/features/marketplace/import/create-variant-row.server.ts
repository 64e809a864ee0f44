import { and, eq } from 'drizzle-orm'
import { isIncomplete } from '#app/features/marketplace/listing-requirements/missing-facts.ts'
import { announceProducts } from '#app/features/marketplace/listing/own-product.server.ts'
import { PRODUCTS_PER_SHOP_MAX } from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { itemTitle } from '#app/features/marketplace/variants/item-id.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import type { FileRow } from './import-file.ts'
import { type Batch, type BatchReport, type ReadRow, TOO_MANY, variantsKeyOf, wrongRow } from './import-row.ts'
import { insertRows } from './insert-rows.server.ts'
import { missingOfNew } from './row-information.ts'
import { findRowVariant, readRowOptions, saveRowVariant } from './variant-rows.server.ts'

/** Creates a listing from its first row with options, and adds a variant to it from every other. */
export async function createVariantRow(
  tx: Db,
  { sellerId, requirements, row, read, now }: Omit<Batch, 'rows' | 'categories'> & { row: FileRow; read: ReadRow },
  report: BatchReport,
): Promise<void> {
  const options = readRowOptions(row)
  const faults = { ...(read.ok ? {} : read.faults), ...options.faults }
  if (!read.ok || Object.keys(faults).length > 0) return void report.wrong.push(wrongRow(row, faults))
  const { input } = read.value
  const formKey = variantsKeyOf(input)
  const isOfKey = and(eq(products.sellerId, sellerId), eq(products.formKey, formKey))
  let [product] = await tx.select().from(products).where(isOfKey).for('update')
  const isNew = !product
  if (!product) {
    const missing = missingOfNew(read.value, { requirements, now })
    if (isIncomplete(missing)) return void report.wrong.push(wrongRow(row, missing))
    if ((await tx.$count(products, eq(products.sellerId, sellerId))) >= PRODUCTS_PER_SHOP_MAX)
      return void report.wrong.push(wrongRow(row, TOO_MANY))
    await insertRows(tx, { sellerId, rows: [{ row, ...read.value, formKey }], now })
    product = one(await tx.select().from(products).where(isOfKey))
  }
  const variant = await findRowVariant(tx, product, options.values)
  if (variant && !isNew && product.options.length > 0) {
    report.skipped.push({ line: row.line, title: itemTitle(input.title, options.values), slug: product.slug })
    return
  }
  const refused = await saveRowVariant(tx, { product, row: options, input, variant, now })
  if (refused) report.wrong.push(wrongRow(row, refused))
  else report.saved += 1
  if (product.isActive) await announceProducts(tx, [product.slug])
}
