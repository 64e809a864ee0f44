import { asc } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import {
  type ListShape,
  pageStatement,
  productsStatement,
  productStatement,
} from './catalogue/product-statements.server.ts'
import { isSlug, type ProductFilter, PRODUCTS_PER_PAGE } from './schema.ts'
import { categories, regions } from './tables.server.ts'
import type { CategoryRecord, ProductPage, ProductRecord, RegionRecord } from './views.ts'

export interface ProductListQuery extends ProductFilter {
  /** The id of a seller, to list their products only. */
  seller?: string | null
  /** Up to `PRODUCTS_PER_PAGE_MAX`. */
  limit?: number
}

/**
 * One page of products for sale, newest first, as the JSON text of a `ProductPage`: the database builds it in one round
 * trip, and the server passes it on. An unknown cursor gives an empty page.
 */
export async function listProductsJson(db: Db, query: ProductListQuery): Promise<string> {
  const shape = shapeOf(query, query.limit ?? PRODUCTS_PER_PAGE)
  const statement = prepared(db, `page ${keyOf(shape)}`, () => pageStatement(db, shape))
  const [row] = await statement.execute(valuesOf(query))
  return row?.json ?? ''
}

/** The same, parsed. */
export async function listProducts(db: Db, query: ProductListQuery): Promise<ProductPage> {
  return JSON.parse(await listProductsJson(db, query)) as ProductPage
}

/** One product for sale as the JSON text of a `ProductRecord`; null for drafts and paused listings. */
export async function findProductJson(db: Db, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null
  const [row] = await prepared(db, 'product', () => productStatement(db)).execute({ slug })
  return row?.json ?? null
}

/** The same, parsed. */
export async function findProduct(db: Db, slug: string): Promise<ProductRecord | null> {
  const json = await findProductJson(db, slug)
  return json === null ? null : (JSON.parse(json) as ProductRecord)
}

/** The products for sale among these slugs, in no particular order: for the cart and the saved list. */
export async function findProductsBySlugs(db: Db, slugs: readonly string[]): Promise<ProductRecord[]> {
  if (slugs.length === 0) return []
  const statement = prepared(db, 'products', () => productsStatement(db))
  const [row] = await statement.execute({ slugs: JSON.stringify(slugs) })
  return JSON.parse(row?.json ?? '[]') as ProductRecord[]
}

/** All categories in display order. */
export function listCategories(db: Db): Promise<CategoryRecord[]> {
  const { id, slug, name, position } = categories
  return db.select({ id, slug, name }).from(categories).orderBy(asc(position))
}

/** All regions by name. */
export function listRegions(db: Db): Promise<RegionRecord[]> {
  const { id, name, country } = regions
  return db.select({ id, name, country }).from(regions).orderBy(asc(name), asc(country))
}

/** Prepared once for each connection: planning these joins takes longer than running them. */
const statements = new WeakMap<Db, Map<string, unknown>>()

function prepared<Statement>(db: Db, name: string, prepare: () => Statement): Statement {
  const own = statements.get(db) ?? new Map<string, unknown>()
  statements.set(db, own)
  const statement = (own.get(name) as Statement | undefined) ?? prepare()
  own.set(name, statement)
  return statement
}

function shapeOf({ q, category, seller, cursor }: ProductListQuery, limit: number): ListShape {
  return { q: q !== null, category: category !== null, seller: Boolean(seller), cursor: cursor !== null, limit }
}

function keyOf(shape: ListShape): string {
  return Object.values(shape).join()
}

function valuesOf({ q, category, seller, cursor }: ProductListQuery): Record<string, unknown> {
  return { q: likePattern(q ?? ''), category, seller, cursor }
}
