import { and, asc, eq, isNull, max } from 'drizzle-orm'
import type { Actor, Member } from '#app/platform/context.server.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { pagesChanged, publish } from '#app/platform/live/publish.server.ts'
import { recordPrice } from './record-price.server.ts'
import type { ProductInput } from './product.ts'
import { listingNotices } from '#app/features/marketplace/listing-requirements/requirement-tables.server.ts'
import { isSlug } from '#app/features/marketplace/schema.ts'
import { products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'

export type Product = typeof products.$inferSelect
export type Variant = typeof productVariants.$inferSelect
type Shop = typeof sellerProfiles.$inferSelect

/** Whose shop is looked for. */
export type ShopOwner = Pick<Member, 'kind' | 'userId'> | Extract<Actor, { kind: 'visitor' }>

/** The member's shop, or null when they have none. Locked until the transaction ends if `isLocked`. */
export async function findShopOf(db: Db, actor: ShopOwner, isLocked = false): Promise<Shop | null> {
  if (actor.kind !== 'member') return null
  const query = db.select().from(sellerProfiles).where(eq(sellerProfiles.userId, actor.userId))
  const [shop] = isLocked ? await query.for('update') : await query
  return shop ?? null
}

/** A product of the member's shop, locked; null for anybody else's. */
export async function lockOwnProduct(tx: Db, { actor, slug }: { actor: Actor; slug: string }): Promise<Product | null> {
  if (actor.kind !== 'member' || !isSlug(slug)) return null
  const [row] = await tx
    .select({ product: products })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(and(eq(products.slug, slug), eq(sellerProfiles.userId, actor.userId)))
    .for('update', { of: products })
  return row?.product ?? null
}

/** A form's values as columns. The caller writes the price. */
export function columnsOf({ deliveryMinor, ...input }: ProductInput) {
  return { ...input, deliveryMinor, freeShipping: deliveryMinor === 0 }
}

/** The variants of a locked product that are not removed, in their order. */
export function listVariants(tx: Db, productId: string): Promise<Variant[]> {
  const { position, number } = productVariants
  return tx
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.productId, productId), isNull(productVariants.removedAt)))
    .orderBy(asc(position), asc(number))
}

/** The highest number that a variant of a locked product has, or had before it was removed; 0 for none. */
export async function lastVariantNumber(tx: Db, productId: string): Promise<number> {
  const [row] = await tx
    .select({ last: max(productVariants.number) })
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
  return row?.last ?? 0
}

/** Changes price and stock of a variant of a locked product, with its price history and list price. */
export async function changeVariant(
  tx: Db,
  { product, before, change, now }: { product: Product; before: Variant; change: VariantChange; now: Date },
): Promise<void> {
  const { priceMinor } = change
  const { isActive, currency } = product
  const listPrice = await recordPrice(tx, { before, currency, wasActive: isActive, priceMinor, isActive, now })
  await tx
    .update(productVariants)
    .set({ ...change, ...listPrice })
    .where(eq(productVariants.id, before.id))
}

type VariantChange = Pick<Variant, 'priceMinor' | 'stock'> & Partial<typeof productVariants.$inferInsert>

/**
 * Changes a product as the form says. Price and stock are those of its only variant; a product with options keeps them.
 */
export async function changeProduct(
  tx: Db,
  { before, input, now }: { before: Product; input: ProductInput; now: Date },
): Promise<Product> {
  const { priceMinor, stock, ...columns } = columnsOf(input)
  const after = await updated(tx, before, columns)
  const [only] = before.options.length === 0 ? await listVariants(tx, before.id) : []
  if (!only) return after
  await changeVariant(tx, { product: after, before: only, change: { priceMinor, stock }, now })
  return { ...after, priceMinor, stock }
}

/**
 * Publishes or pauses a product, with its price history. The caller has asked `findMissingFacts` whether it may be
 * published.
 */
export async function listProduct(
  tx: Db,
  { before, isActive, now }: { before: Product; isActive: boolean; now: Date },
): Promise<Product> {
  if (before.isActive === isActive) return before
  const { currency, isActive: wasActive } = before
  for (const variant of await listVariants(tx, before.id)) {
    const { priceMinor, id } = variant
    const listPrice = await recordPrice(tx, { before: variant, currency, wasActive, priceMinor, isActive, now })
    await tx.update(productVariants).set(listPrice).where(eq(productVariants.id, id))
  }
  const publishedAt = before.publishedAt ?? (isActive ? now : null)
  if (isActive) await tx.delete(listingNotices).where(eq(listingNotices.productId, before.id))
  return updated(tx, before, { isActive, publishedAt })
}

async function updated(tx: Db, before: Product, change: Partial<typeof products.$inferInsert>): Promise<Product> {
  const [after] = await tx.update(products).set(change).where(eq(products.id, before.id)).returning()
  if (!after) throw new Error('a locked product is gone')
  return after
}

/** Notifies every page that shows these products. */
export async function announceProducts(tx: Db, slugs: readonly string[]): Promise<void> {
  // A notification is limited to a few hundred tags.
  for (let i = 0; i < slugs.length; i += TAGS_AT_ONCE) {
    const tags = slugs.slice(i, i + TAGS_AT_ONCE).map((slug) => `product:${slug}`)
    await publish(tx, [pagesChanged(['products', ...tags])])
  }
}

const TAGS_AT_ONCE = 80
