import { eq, inArray, sql } from 'drizzle-orm'
import {
  announceProducts,
  changeVariant,
  lastVariantNumber,
  listVariants,
  lockOwnProduct,
  type Product,
  type Variant,
} from '#app/features/marketplace/listing/own-product.server.ts'
import { closePrice, recordPrice } from '#app/features/marketplace/listing/record-price.server.ts'
import { STOCK_MAX } from '#app/features/marketplace/schema.ts'
import { productPhotos, products } from '#app/features/marketplace/tables.server.ts'
import { listMedia } from '#app/features/media/queries.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'
import { fold } from './arrange-variants.ts'
import { VARIANT_NUMBER_MAX } from '#app/features/marketplace/variants/limits.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import type { VariantInput } from './variants-form.ts'

export type SaveVariantsOutcome = { ok: true } | { ok: false; reason: 'not-found' | 'too-many-changes' }

interface Saving {
  slug: string
  /** The names of the options; empty for a product with one variant only. */
  names: readonly string[]
  /** At least one; each has a value of each option, and no two have the same. */
  variants: readonly VariantInput[]
}

/**
 * Sets the options and variants of a listing of the member, in this order. A variant with a known number, or with the
 * values of one, changes that one; others are new, and what is not listed is removed. Idempotent.
 */
export async function saveVariants(
  { db, actor, now }: CommandContext,
  { slug, names, variants }: Saving,
): Promise<SaveVariantsOutcome> {
  return db.transaction(async (tx) => {
    const product = await lockOwnProduct(tx, { actor, slug })
    if (!product) return { ok: false, reason: 'not-found' }
    const outcome = await replaceVariants(tx, { product, names, variants, now })
    if (outcome.ok && product.isActive) await announceProducts(tx, [slug])
    return outcome
  })
}

interface Replacing extends Omit<Saving, 'slug'> {
  /** Locked. */
  product: Product
  now: Date
}

async function replaceVariants(tx: Db, { product, names, variants, now }: Replacing): Promise<SaveVariantsOutcome> {
  const live = await listVariants(tx, product.id)
  const claimed = claim(live, variants)
  let number = await lastVariantNumber(tx, product.id)
  if (number + variants.length - claimed.size > VARIANT_NUMBER_MAX) return { ok: false, reason: 'too-many-changes' }
  // With options the product's price is not passed on to its variants, of which there are several in between.
  if (names.length > 0) await setOptions(tx, product, names)
  const kept = new Set([...claimed.values()].map(({ id }) => id))
  await vacateValues(tx, [...claimed.values()])
  for (const gone of live) if (!kept.has(gone.id)) await removeVariant(tx, { variantId: gone.id, now })
  const pictures = await readPictures(tx, product.id)
  for (const [position, input] of variants.entries()) {
    const before = claimed.get(input)
    const mediaId = input.mediaId !== null && pictures.has(input.mediaId) ? input.mediaId : null
    const picture = { mediaId, thumbnailUrl: pictures.get(mediaId ?? '') ?? null }
    const columns = { position, options: input.values, priceMinor: input.priceMinor, ...picture }
    if (before) {
      const change = { ...columns, stock: stockOf(input, before.stock) }
      await changeVariant(tx, { product, before, change, now })
    } else {
      await addVariant(tx, { product, columns: { ...columns, number: ++number, stock: input.stock }, now })
    }
  }
  if (names.length === 0) await setOptions(tx, product, names)
  return { ok: true }
}

/** The variant that each input changes: by number, then by values; at least one, because a product never has none. */
function claim(live: readonly Variant[], inputs: readonly VariantInput[]): Map<VariantInput, Variant> {
  const claimed = new Map<VariantInput, Variant>()
  const free = new Set(live)
  const take = (input: VariantInput, variant: Variant | undefined) => {
    if (!variant || claimed.has(input)) return
    claimed.set(input, variant)
    free.delete(variant)
  }
  const key = (values: readonly string[]) => JSON.stringify(values.map(fold))
  for (const input of inputs)
    take(
      input,
      [...free].find(({ number }) => number === input.number),
    )
  for (const input of inputs)
    take(
      input,
      [...free].find(({ options }) => key(options) === key(input.values)),
    )
  if (claimed.size === 0 && inputs[0]) take(inputs[0], live[0])
  return claimed
}

async function setOptions(tx: Db, product: Product, options: readonly string[]): Promise<void> {
  await tx
    .update(products)
    .set({ options: [...options] })
    .where(eq(products.id, product.id))
}

/** Frees the values of these variants, so that they can exchange them: no two may have the same at any time. */
async function vacateValues(tx: Db, variants: readonly Variant[]): Promise<void> {
  const ids = variants.map(({ id }) => id)
  const free = sql`jsonb_build_array('#' || ${productVariants.number})`
  await tx.update(productVariants).set({ options: free }).where(inArray(productVariants.id, ids))
}

async function removeVariant(tx: Db, { variantId, now }: { variantId: string; now: Date }): Promise<void> {
  await closePrice(tx, { variantId, now })
  await tx
    .update(productVariants)
    .set({ removedAt: now, listPriceMinor: null, listPriceSince: null })
    .where(eq(productVariants.id, variantId))
}

interface Adding {
  product: Product
  columns: Omit<typeof productVariants.$inferInsert, 'productId'>
  now: Date
}

/** Adds a variant to a locked product; with an open price if it is for sale. */
export async function addVariant(tx: Db, { product: { id, isActive, currency }, columns, now }: Adding): Promise<void> {
  const added = one(
    await tx
      .insert(productVariants)
      .values({ ...columns, productId: id })
      .returning(),
  )
  const { priceMinor } = added
  await recordPrice(tx, { before: added, currency, wasActive: false, priceMinor, isActive, now })
}

/** Deducts what was sold while the form was open. */
function stockOf({ stock, stockSeen }: VariantInput, now: number): number {
  const sold = stockSeen === null ? 0 : stockSeen - now
  return Math.min(STOCK_MAX, Math.max(0, stock - sold))
}

/** The product's photos by id, each with its URL in a small size. */
async function readPictures(tx: Db, productId: string): Promise<Map<string, string>> {
  const rows = await tx
    .select({ mediaId: productPhotos.mediaId })
    .from(productPhotos)
    .where(eq(productPhotos.productId, productId))
  const media = await listMedia(
    tx,
    rows.map(({ mediaId }) => mediaId),
  )
  const small = [...media].map(([id, { sources }]) => [id, sources.find(({ type }) => type === 'image/webp')?.src])
  return new Map(small.filter((entry): entry is [string, string] => entry[1] !== undefined))
}
