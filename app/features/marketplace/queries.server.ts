import { asc } from 'drizzle-orm'
import type { Db } from '#app/platform/db/database.server.ts'
import { likePattern } from '#app/platform/db/like-pattern.ts'
import { byName } from '#app/platform/language/by-name.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { LANGUAGES } from '#app/platform/language/languages.ts'
import {
  chosenParameters,
  chosenShape,
  hasDevanagari,
  type ListParameters,
  type ListShape,
  type Match,
} from './catalogue/list-conditions.server.ts'
import { isPriceRare } from './catalogue/price-range.server.ts'
import type { ProductFilter } from './catalogue/product-filter.ts'
import {
  pageStatement,
  productsStatement,
  selectMore,
  selectOfShop,
  selectProduct,
} from './catalogue/product-statements.server.ts'
import { isSlug, PRODUCTS_PER_PAGE } from './schema.ts'
import { expandSearch, type ExpandedSearch } from './synonyms/expand-search.server.ts'
import { categories, regions } from './tables.server.ts'
import type { CategoryRecord, ProductPage, ProductRecord, RegionRecord } from './views.ts'

export interface ProductListQuery extends ProductFilter {
  /** The id of a seller, to list their products only. */
  seller?: string | null
  /** Up to `PRODUCTS_PER_PAGE_MAX`. */
  limit?: number
}

/**
 * One page of products for sale, by default the newest first, as the JSON text of a `ProductPage`: the database builds
 * it, and the server passes it on. An unknown cursor gives an empty page.
 */
export async function listProductsJson(db: Db, query: ProductListQuery): Promise<string> {
  const { q, cursor } = query
  const limit = query.limit ?? PRODUCTS_PER_PAGE
  const expanded = q === null ? null : await expandSearch(db, { q, cursor })
  const page = { ...query, limit, expanded }
  const [match, further] = q === null ? [null] : matchesOf(query, expanded)
  const json = await pageJson(db, { ...page, match })
  return further ? withFurther(db, { json, query: { ...page, match: further } }) : json
}

/**
 * How products match a search, and how those match that come after them. One word finds the products that contain it and
 * then those with a synonym. Several words find the products that have all of them or their synonyms, in any order; when
 * no product has them, parts of words are compared. Sorted by price or rating they are one list.
 */
function matchesOf({ sort, cursor }: ProductListQuery, expanded: ExpandedSearch | null): readonly [Match, Match?] {
  if (!expanded) return ['text']
  if (expanded.hasSeveralWords) return [expanded.productIds?.length === 0 ? 'text' : 'words']
  if (sort !== 'newest') return ['either']
  return cursor !== null && !expanded.isCursorDirect ? ['words-only'] : ['text', 'words-only']
}

/** The page, filled up from the list that comes after its own when that has no more. */
async function withFurther(db: Db, { json, query }: { json: string; query: PageQuery }): Promise<string> {
  const page = JSON.parse(json) as ProductPage
  if (page.next_cursor !== null) return json
  const room = query.limit - page.products.length
  const further = JSON.parse(await pageJson(db, { ...query, cursor: null, limit: Math.max(room, 1) })) as ProductPage
  if (room > 0) return JSON.stringify({ ...further, products: [...page.products, ...further.products] })
  return JSON.stringify({
    ...page,
    next_cursor: further.products.length > 0 ? (page.products.at(-1)?.slug ?? null) : null,
  })
}

/** The same, parsed. */
export async function listProducts(db: Db, query: ProductListQuery): Promise<ProductPage> {
  return JSON.parse(await listProductsJson(db, query)) as ProductPage
}

/** One product for sale as the JSON text of a `ProductRecord`; null for drafts and paused listings. */
export async function findProductJson(db: Db, slug: string): Promise<string | null> {
  if (!isSlug(slug)) return null
  const [row] = await selectProduct(db, { slug })
  return row?.json ?? null
}

/** The same, parsed. */
export async function findProduct(db: Db, slug: string): Promise<ProductRecord | null> {
  const json = await findProductJson(db, slug)
  return json === null ? null : (JSON.parse(json) as ProductRecord)
}

/**
 * The products for sale among these slugs, in no particular order, with what exists of them in the reader's language: for
 * the cart and the saved list.
 */
export async function findProductsBySlugs(db: Db, slugs: readonly string[]): Promise<ProductRecord[]> {
  if (slugs.length === 0) return []
  const language = foreignLanguage()
  return productsOf(await productsStatement(language)(db, { slugs: JSON.stringify(slugs) }))
}

/** Products for sale of an open shop, by its slug, from `offset` of the newest: one more than a page. */
export async function listShopProducts(
  db: Db,
  { slug, offset }: { slug: string; offset: number },
): Promise<ProductRecord[]> {
  return productsOf(await selectOfShop(db, { slug, offset }))
}

/** The newest other products for sale of the seller of a product. */
export async function listMoreBySeller(db: Db, slug: string): Promise<ProductRecord[]> {
  return productsOf(await selectMore(db, { slug }))
}

/** The language that products are translated into; null for that of most of them. */
function foreignLanguage(): ListShape['language'] {
  const language = currentLanguage()
  return language === LANGUAGES[0] ? null : language
}

const productsOf = ([row]: readonly { json: string }[]): ProductRecord[] =>
  JSON.parse(row?.json ?? '[]') as ProductRecord[]

/** All categories in display order. */
export function listCategories(db: Db): Promise<CategoryRecord[]> {
  const { id, slug, name, position } = categories
  return db.select({ id, slug, name }).from(categories).orderBy(asc(position))
}

/** All regions by name, in the order of the reader's letters. */
export async function listRegions(db: Db): Promise<RegionRecord[]> {
  const { id, name, country } = regions
  const rows = await db.select({ id, name, country }).from(regions).orderBy(asc(name), asc(country))
  return rows.toSorted(byName((region) => region.name))
}

interface PageQuery extends ProductListQuery {
  limit: number
  match: Match | null
  expanded: ExpandedSearch | null
}

async function pageJson(db: Db, query: PageQuery): Promise<string> {
  const shape = { ...shapeOf(query), isPriceRare: await readsByPrice(db, query) }
  const [row] = await pageStatement(shape)(db, parametersOf(query))
  return row?.json ?? ''
}

/** A search reads by its words; a list by price is in the order of its index anyway. */
const readsByPrice = async (db: Db, { match, sort, ...range }: PageQuery): Promise<boolean> =>
  match === null && (sort === 'newest' || sort === 'rating') && isPriceRare(db, range)

function shapeOf({ q, category, seller, cursor, expanded, ...query }: PageQuery): Omit<ListShape, 'isPriceRare'> {
  const { match, sort, limit } = query
  return {
    language: foreignLanguage(),
    match,
    isDevanagari: hasDevanagari(q ?? ''),
    hasProductIds: Boolean(expanded?.productIds),
    isCommon: Boolean(expanded?.isCommon),
    category: category !== null,
    seller: Boolean(seller),
    cursor: cursor !== null,
    ...chosenShape(query),
    sort,
    // Of many products the newest are read until a page is full.
    isTextFirst: match === 'words' && sort === 'newest' && Boolean(expanded?.productIds),
    limit,
  }
}

function parametersOf({ q, seller, expanded, ...query }: PageQuery): ListParameters {
  const { category, cursor } = query
  return {
    q: likePattern(q ?? ''),
    category,
    seller,
    cursor,
    ...chosenParameters(query),
    sounds: expanded?.sounds ?? '',
    productIds: `{${expanded?.productIds?.join(',') ?? ''}}`,
  }
}
