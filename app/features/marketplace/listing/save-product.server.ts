import { and, eq } from 'drizzle-orm'
import type { ProductInput } from './product.ts'
import {
  announceProducts,
  changeProduct,
  columnsOf,
  findShopOf,
  lockOwnProduct,
  listProduct,
  type Product,
} from './own-product.server.ts'
import { replacePhotos } from './photos.server.ts'
import { freeProductSlugs } from './product-slug.server.ts'
import {
  isIncomplete,
  type MissingFacts,
  newlyMissing,
} from '#app/features/marketplace/listing-requirements/missing-facts.ts'
import { findMissingFacts } from '#app/features/marketplace/listing-requirements/requirement-queries.server.ts'
import { type PhotoInput, PRODUCTS_PER_SHOP_MAX, STOCK_MAX } from '#app/features/marketplace/schema.ts'
import { products } from '#app/features/marketplace/tables.server.ts'
import type { CommandContext } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { one } from '#app/platform/db/one.ts'

export type SaveProductOutcome =
  | { ok: true; slug: string; /** The number of photos that were refused. */ photosMissing: number }
  | { ok: false; reason: 'not-found' | 'currency-fixed' | 'too-many' | 'withdrawn' }
  | { ok: false; reason: 'incomplete'; missing: MissingFacts }

interface Saving {
  input: ProductInput
  /** The slug of the listing to change; null creates one. */
  slug: string | null
  /** The key of the form that creates a listing: posted twice, it creates one. */
  formKey?: string
  photos?: readonly PhotoInput[]
  /** Publishes it as well; otherwise a new one is a draft, and another stays as it is. */
  isPublished?: boolean
  /** The stock that the form was rendered with: units sold since then are deducted from the typed number. */
  stockSeen?: number | undefined
}

/**
 * Creates or changes a listing of the member. Its slug comes from the first title and stays; its currency stays once it
 * was published. A changed price is written to the price history, which alone determines the list price. What lacks
 * required information is not published, and a published listing cannot lose what is required.
 */
export async function saveProduct(ctx: CommandContext, saving: Saving): Promise<SaveProductOutcome> {
  const { db, actor, now } = ctx
  const { input, slug } = saving
  return db.transaction(async (tx) => {
    if (slug === null) return createProduct(tx, ctx, saving)
    const before = await lockOwnProduct(tx, { actor, slug })
    if (!before) return { ok: false, reason: 'not-found' }
    if (before.publishedAt && before.currency !== input.currency) return { ok: false, reason: 'currency-fixed' }
    if (saving.isPublished && before.withdrawnAt) return { ok: false, reason: 'withdrawn' }
    const missing = await findMissing(tx, { before, input, isPublished: saving.isPublished, now })
    if (isIncomplete(missing)) return { ok: false, reason: 'incomplete', missing }
    const after = await changeProduct(tx, { before, input: { ...input, stock: stockOf(saving, before.stock) }, now })
    if (saving.isPublished) await listProduct(tx, { before: after, isActive: true, now })
    if (before.isActive || saving.isPublished) await announceProducts(tx, [slug])
    return { ok: true, slug, photosMissing: 0 }
  })
}

interface Checking {
  before: Product
  input: ProductInput
  isPublished: boolean | undefined
  now: Date
}

/** What keeps the change from being saved: all that is missing to publish it, or what a published listing would lose. */
async function findMissing(tx: Db, { before, input, isPublished, now }: Checking): Promise<MissingFacts> {
  if (!before.isActive && !isPublished) return {}
  const after = await findMissingFacts(tx, { ...input, now })
  return before.isActive ? newlyMissing(await findMissingFacts(tx, { ...before, now }), after) : after
}

/** Deducts what was sold while the form was open, so that saving a text does not restore sold units. */
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
  const missing = isPublished ? await findMissingFacts(tx, { ...input, now }) : {}
  if (isIncomplete(missing)) return { ok: false, reason: 'incomplete', missing }
  const [slug = ''] = await freeProductSlugs(tx, [input.title])
  const draft = one(
    await tx
      .insert(products)
      .values({ ...columnsOf(input), slug, sellerId, formKey: formKey ?? null, createdAt: now })
      .returning(),
  )
  const photosMissing = await replacePhotos(tx, { productId: draft.id, ownerId: actor.userId, photos, now })
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
