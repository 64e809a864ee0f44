import type { OwnProduct, OwnVariant } from '#app/features/marketplace/views.ts'
import { and, asc, desc, eq, getTableColumns, ilike, inArray, lte, sql } from 'drizzle-orm'
import { listHiddenMedia } from '#app/features/media/queries.server.ts'
import type { MediaView } from '#app/features/media/views.ts'
import type { Actor } from '#app/platform/context.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { isUuid } from '#app/platform/text/uuid.ts'
import { findShopOf, type ShopOwner } from './own-product.server.ts'
import { productsCsv, wrongRowsCsv } from '#app/features/marketplace/import/product-csv.ts'
import {
  type Currency,
  type ImportedRow,
  isSlug,
  type ListingState,
  LOW_STOCK,
  OWN_PRODUCTS_PER_PAGE,
  type WrongRow,
} from '#app/features/marketplace/schema.ts'
import { categories, productPhotos, products, sellerProfiles } from '#app/features/marketplace/tables.server.ts'
import { productPrices, productVariants } from '#app/features/marketplace/variants/variant-tables.server.ts'
import { productImports } from '#app/features/marketplace/trust/trust-tables.server.ts'

export interface OwnProductDetails extends OwnProduct {
  photos: (MediaView & { alt: string })[]
  /** The price history, the latest first, with the values of the variant's options. */
  prices: { priceMinor: number; since: Date; until: Date | null; options: readonly string[] }[]
}

/** The result of an import. */
export interface ImportReport {
  id: string
  fileName: string
  rowsTotal: number
  rowsSaved: number
  skipped: ImportedRow[]
  wrong: WrongRow[]
  createdAt: Date
}

const PRICES_SHOWN_MAX = 50

const own = {
  id: products.id,
  slug: products.slug,
  title: products.title,
  description: products.description,
  category: categories.name,
  options: products.options,
  variants: sql<OwnVariant[]>`(
    SELECT json_agg(json_build_object('number', v.number, 'options', v.options, 'priceMinor', v.price_minor,
        'stock', v.stock, 'mediaId', v.media_id) ORDER BY v.position, v.number)
      FROM ${productVariants} v WHERE v.product_id = ${products.id} AND v.removed_at IS NULL)`,
  priceMinor: products.priceMinor,
  currency: sql<Currency>`${products.currency}`,
  listPriceMinor: products.listPriceMinor,
  stock: products.stock,
  freeShipping: products.freeShipping,
  deliveryMinor: products.deliveryMinor,
  deliveryDays: products.deliveryDays,
  facts: products.facts,
  hsn: products.hsn,
  gstBasisPoints: products.gstBasisPoints,
  state: sql<ListingState>`CASE WHEN ${products.isActive} THEN 'published'
    WHEN ${products.publishedAt} IS NULL THEN 'draft' ELSE 'paused' END`,
  withdrawnReason: sql<
    string | null
  >`CASE WHEN ${products.withdrawnAt} IS NOT NULL THEN coalesce(${products.withdrawnReason}, '') END`,
  thumbnailUrl: products.thumbnailUrl,
  glyph: products.glyph,
  createdAt: products.createdAt,
}

/** The member's shop, or null. */
export function findOwnShop(db: Db, { actor }: { actor: ShopOwner }) {
  return findShopOf(db, actor)
}

/** Whether an account runs a shop. */
export async function isSeller(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(sellerProfiles, eq(sellerProfiles.userId, userId))) > 0
}

/** One page of the member's listings, newest first, with the total number; empty without a shop. */
export async function listOwnProducts(
  db: Db,
  { actor, q = null, page = 1 }: { actor: Actor; q?: string | null; page?: number },
): Promise<{ products: OwnProduct[]; count: number }> {
  if (actor.kind !== 'member') return { products: [], count: 0 }
  const ownRows = and(eq(sellerProfiles.userId, actor.userId), q ? ilike(products.title, likePattern(q)) : undefined)
  const [[total], rows] = await Promise.all([
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(products)
      .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
      .where(ownRows),
    selectOwn(db)
      .where(ownRows)
      .orderBy(desc(products.createdAt), desc(products.id))
      .limit(OWN_PRODUCTS_PER_PAGE)
      .offset((page - 1) * OWN_PRODUCTS_PER_PAGE),
  ])
  return { products: rows, count: total?.count ?? 0 }
}

/** One listing of the member with its photos and price history; null for anybody else's. */
export async function findOwnProduct(
  db: Db,
  { actor, slug }: { actor: Actor; slug: string },
): Promise<OwnProductDetails | null> {
  if (actor.kind !== 'member' || !isSlug(slug)) return null
  const ofProduct = ownIdOf(db, { userId: actor.userId, slug })
  const ofPhotos = inArray(productPhotos.productId, ofProduct)
  const [[row], shown, media, prices] = await Promise.all([
    selectOwn(db).where(inArray(products.id, ofProduct)),
    db
      .select({ id: productPhotos.mediaId, alt: productPhotos.alt })
      .from(productPhotos)
      .where(ofPhotos)
      .orderBy(asc(productPhotos.position)),
    listHiddenMedia(db, { actor, ids: db.select({ id: productPhotos.mediaId }).from(productPhotos).where(ofPhotos) }),
    db
      .select({
        priceMinor: productPrices.priceMinor,
        since: productPrices.since,
        until: productPrices.until,
        options: productVariants.options,
      })
      .from(productPrices)
      .innerJoin(productVariants, eq(productVariants.id, productPrices.variantId))
      .where(inArray(productVariants.productId, ofProduct))
      .orderBy(desc(productPrices.since), desc(productPrices.id))
      .limit(PRICES_SHOWN_MAX),
  ])
  if (!row) return null
  const photos = shown.flatMap(({ id, alt }) => {
    const view = media.get(id)
    return view ? [{ ...view, alt }] : []
  })
  return { ...row, photos, prices }
}

/** SQL query of the id of a product of the member's shop; empty for anybody else's. */
export const ownIdOf = (db: Db, { userId, slug }: { userId: string; slug: string }) =>
  db
    .select({ id: products.id })
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .where(and(eq(sellerProfiles.userId, userId), eq(products.slug, slug)))

/** All listings of the member as a CSV file that can be imported again; null without a shop. */
export async function exportProducts(db: Db, { actor }: { actor: Actor }): Promise<string | null> {
  if (actor.kind !== 'member') return null
  const [shop, rows] = await Promise.all([findShopOf(db, actor), listAllOwnProducts(db, actor)])
  return shop && productsCsv(rows)
}

/** The same for the personal data export. */
export function listAllOwnProducts(db: Db, { userId }: { userId: string }): Promise<OwnProduct[]> {
  return selectOwn(db).where(eq(sellerProfiles.userId, userId)).orderBy(asc(products.createdAt), asc(products.id))
}

/** The report of an import of this member. */
export async function findImport(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<ImportReport | null> {
  return (await findImportRow(db, actor, id)) ?? null
}

/** The invalid rows of an import, each with its mistakes in one more column. */
export async function exportWrongRows(db: Db, { actor, id }: { actor: Actor; id: string }): Promise<string | null> {
  const row = await findImportRow(db, actor, id)
  return row ? wrongRowsCsv(row.head, row.wrong) : null
}

async function findImportRow(db: Db, actor: Actor, id: string) {
  if (actor.kind !== 'member' || !isUuid(id)) return undefined
  const [row] = await db
    .select(getTableColumns(productImports))
    .from(productImports)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, productImports.sellerId))
    .where(and(eq(productImports.id, id), eq(sellerProfiles.userId, actor.userId)))
  return row
}

function selectOwn(db: Db) {
  return db
    .select(own)
    .from(products)
    .innerJoin(sellerProfiles, eq(sellerProfiles.id, products.sellerId))
    .innerJoin(categories, eq(categories.id, products.categoryId))
}

const LOW_STOCK_LISTED_MAX = 12

/** The published products of a seller that are nearly sold out, fewest units first. */
export function listLowStock(
  db: Db,
  { sellerId }: { sellerId: string },
): Promise<{ slug: string; title: string; stock: number }[]> {
  const { slug, title, stock } = products
  return db
    .select({ slug, title, stock })
    .from(products)
    .where(and(eq(products.sellerId, sellerId), eq(products.isActive, true), lte(stock, LOW_STOCK)))
    .orderBy(asc(stock), asc(title))
    .limit(LOW_STOCK_LISTED_MAX)
}

/** Whether the seller has any listing, published or not. */
export async function hasProducts(db: Db, { sellerId }: { sellerId: string }): Promise<boolean> {
  const found = await db.select({ id: products.id }).from(products).where(eq(products.sellerId, sellerId)).limit(1)
  return found.length > 0
}
