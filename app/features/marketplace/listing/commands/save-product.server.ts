import { and, eq } from 'drizzle-orm'
import type { ProductInput } from '#app/features/marketplace/listing/product.ts'
import {
  announceProducts,
  changeProduct,
  columnsOf,
  findShopOf,
  holdOwnProduct,
  listProduct,
  type Product,
} from '#app/features/marketplace/listing/own-product.server.ts'
import { putPhotos } from '#app/features/marketplace/listing/photos.server.ts'
import { freeProductSlugs } from '#app/features/marketplace/listing/product-slug.server.ts'
import { type PhotoInput, PRODUCTS_PER_SHOP_MAX, STOCK_MAX } from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'

export type SaveProductOutcome =
  | { ok: true; slug: string; /** Photos that could not be taken. */ photosMissing: number }
  | { ok: false; reason: 'not-found' | 'currency-fixed' | 'too-many' }

interface Saving {
  input: ProductInput
  /** The listing that changes; null makes a new one, a draft unless `isPublished`. */
  slug: string | null
  /** Of the form that makes a new one: posted twice, it is one listing. */
  formKey?: string
  photos?: readonly PhotoInput[]
  isPublished?: boolean
  /** The stock that she saw when she began to change it: what was sold since is taken off what she typed. */
  stockSeen?: number | undefined
}

/**
 * Makes or changes a listing of hers. Its address comes from the first title and stays; its currency stays once it was
 * published. A changed price is written into the history, which alone decides about the struck price.
 */
export async function saveProduct(ctx: CommandContext, saving: Saving): Promise<SaveProductOutcome> {
  const { db, actor, now } = ctx
  const { input, slug } = saving
  return db.transaction(async (tx) => {
    if (slug === null) return createProduct(tx, ctx, saving)
    const before = await holdOwnProduct(tx, { actor, slug })
    if (!before) return { ok: false, reason: 'not-found' }
    if (before.publishedAt && before.currency !== input.currency) return { ok: false, reason: 'currency-fixed' }
    await changeProduct(tx, { before, input: { ...input, stock: stockOf(saving, before.stock) }, now })
    if (before.isActive) await announceProducts(tx, [slug])
    return { ok: true, slug, photosMissing: 0 }
  })
}

/** Whoever changes a word must not bring back what was sold meanwhile. */
function stockOf({ input, stockSeen }: Saving, stock: number): number {
  const sold = stockSeen === undefined ? 0 : stockSeen - stock
  return Math.min(STOCK_MAX, Math.max(0, input.stock - sold))
}

async function createProduct(
  tx: Db,
  { actor, now }: CommandContext,
  { input, formKey, photos = [], isPublished = false }: Saving,
): Promise<SaveProductOutcome> {
  const shop = await findShopOf(tx, actor, true)
  if (!shop || actor.kind !== 'member') return { ok: false, reason: 'not-found' }
  const sellerId = shop.id
  const earlier = formKey ? await findEarlier(tx, { sellerId, formKey }) : undefined
  if (earlier) return { ok: true, slug: earlier.slug, photosMissing: 0 }
  if ((await tx.$count(products, eq(products.sellerId, sellerId))) >= PRODUCTS_PER_SHOP_MAX)
    return { ok: false, reason: 'too-many' }
  const [slug = ''] = await freeProductSlugs(tx, [input.title])
  const draft = one(
    await tx
      .insert(products)
      .values({ ...columnsOf(input), slug, sellerId, formKey: formKey ?? null, createdAt: now })
      .returning(),
  )
  const photosMissing = await putPhotos(tx, { productId: draft.id, ownerId: actor.userId, photos, now })
  if (isPublished) {
    await listProduct(tx, { before: draft, isActive: true, now })
    await announceProducts(tx, [slug])
  }
  return { ok: true, slug, photosMissing }
}

async function findEarlier(
  tx: Db,
  { sellerId, formKey }: { sellerId: string; formKey: string },
): Promise<Pick<Product, 'slug'> | undefined> {
  const [row] = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), eq(products.formKey, formKey)))
  return row
}
