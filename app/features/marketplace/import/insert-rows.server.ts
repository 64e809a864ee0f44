import { announceProducts, columnsOf } from '#app/features/marketplace/listing/own-product.server.ts'
import { freeProductSlugs } from '#app/features/marketplace/listing/product-slug.server.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import { productPrices } from '#app/features/marketplace/variants/variant-tables.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import type { FileRow } from './import-file.ts'
import type { NewListing } from './import-row.ts'

export interface NewRow extends NewListing {
  row: FileRow
  formKey: string
}

/** Creates a listing from each row, published or as a draft. */
export async function insertRows(
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
