import { type SQL, sql } from 'drizzle-orm'
import type { ProductFilter, ProductSort } from './product-filter.ts'
import { deliversTo } from '#app/features/marketplace/delivery/delivery-sql.server.ts'
import { inPriceRange } from './price-range.server.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { IS_DEVANAGARI } from './search-columns.server.ts'

/**
 * How the search text matches: as a part of title or description; by its words or their synonyms; by these, but not as a
 * text; or either way.
 */
export type Match = 'text' | 'words' | 'words-only' | 'either'

/**
 * The filters, the order and the number of rows of a list. Each combination is a prepared statement of its own, so that
 * the planner sees the limit; with a parameter it would plan for a tenth of the table.
 */
export interface ListShape {
  /** The products come with their translations into it; null: without, as in the API. */
  language: Language | null
  match: Match | null
  /** The search text contains Devanagari letters. */
  isDevanagari: boolean
  /** The ids of the products with the words are known. */
  hasProductIds: boolean
  /** Many products have the words. */
  isCommon: boolean
  category: boolean
  seller: boolean
  cursor: boolean
  priceFrom: boolean
  priceTo: boolean
  /** Few products are in the range of prices. */
  isPriceRare: boolean
  state: boolean
  isVerifiedOnly: boolean
  delivery: boolean
  sort: ProductSort
  /** What contains the search text itself comes before what has its words only. */
  isTextFirst: boolean
  /** A whole number; it is inlined in the statement. */
  limit: number
}

const { placeholder } = sql

/** Whether a product contains the search text as it is typed. */
const HAS_TEXT = sql`p.search LIKE lower(${placeholder('q')})`

export const hasDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text)

/** The conditions of a list, on the alias `p`. The parameters are those of `listParameters`. */
export function listed(shape: ListShape): SQL {
  const conditions = [sql`p.is_active`]
  if (shape.match) conditions.push(matching(shape, shape.match))
  if (shape.category) {
    conditions.push(sql`p.category_id = (SELECT id FROM categories WHERE name = ${placeholder('category')})`)
  }
  if (shape.seller) conditions.push(sql`p.seller_id = ${placeholder('seller')}`)
  conditions.push(...chosen(shape, (name) => sql`${placeholder(name)}`))
  if (shape.isPriceRare) conditions.push(amongFew(shape))
  if (shape.cursor) conditions.push(after(shape))
  return sql.join(conditions, sql` AND `)
}

/** Reads the products by their price: the planner takes an array for a short one, whatever it contains. */
function amongFew(shape: ListShape): SQL {
  const range = inPriceRange(
    'x',
    boundsOf(shape, (name) => sql`${placeholder(name)}`),
  )
  return sql`p.id = ANY (ARRAY(SELECT x.id FROM products x WHERE x.is_active AND ${sql.join(range, sql` AND `)}))`
}

function matching({ isDevanagari, ...found }: ListShape, match: Match): SQL {
  const text = isDevanagari
    ? sql`(${HAS_TEXT} AND p.${IS_DEVANAGARI} AND market_signs(p.search) LIKE market_signs(lower(${placeholder('q')})))`
    : HAS_TEXT
  const words = havingWords(found)
  const conditions: Readonly<Record<Match, SQL>> = {
    text,
    words,
    'words-only': sql`${words} AND NOT (${HAS_TEXT})`,
    either: sql`(${text} OR ${words})`,
  }
  return conditions[match]
}

function havingWords({ hasProductIds, isCommon }: Pick<ListShape, 'hasProductIds' | 'isCommon'>): SQL {
  if (hasProductIds) return sql`p.id = ANY (${placeholder('productIds')}::uuid[])`
  const sounds = sql`${placeholder('sounds')}::tsquery`
  // The same by its function: no full-text index, which would read all of the many products.
  return isCommon ? sql`ts_match_vq(p.sounds, ${sounds})` : sql`p.sounds @@ ${sounds}`
}

type Chosen = Pick<ProductFilter, 'priceFromMinor' | 'priceToMinor' | 'state' | 'isVerifiedOnly' | 'delivery'>

/** The filters besides search and category, as conditions on the alias `p`. `param` gives the SQL of a value. */
export function chosen(
  { priceFrom, priceTo, state, isVerifiedOnly, delivery }: ChosenShape,
  param: (name: keyof ChosenParameters) => SQL,
): SQL[] {
  const conditions = inPriceRange('p', boundsOf({ priceFrom, priceTo }, param))
  const seller: SQL[] = []
  if (state) seller.push(sql`s.state = ${param('state')}`)
  if (isVerifiedOnly) seller.push(sql`s.is_verified`)
  if (delivery) {
    const to = deliversTo(sql`t.state`)
    seller.push(sql`NOT EXISTS (
      SELECT FROM unnest(${param('deliveryStates')}::text[]) t(state) WHERE NOT ${to})`)
  }
  if (seller.length > 0) {
    conditions.push(sql`p.seller_id IN (SELECT s.id FROM seller_profiles s WHERE ${sql.join(seller, sql` AND `)})`)
  }
  return conditions
}

const boundsOf = (
  { priceFrom, priceTo }: Pick<ListShape, 'priceFrom' | 'priceTo'>,
  param: (name: 'priceFromMinor' | 'priceToMinor') => SQL,
) => ({ from: priceFrom ? param('priceFromMinor') : null, to: priceTo ? param('priceToMinor') : null })

type ChosenShape = Pick<ListShape, 'priceFrom' | 'priceTo' | 'state' | 'isVerifiedOnly' | 'delivery'>

/** Which of these filters are used. */
export const chosenShape = ({
  priceFromMinor,
  priceToMinor,
  state,
  isVerifiedOnly,
  delivery,
}: Chosen): ChosenShape => ({
  priceFrom: priceFromMinor !== null,
  priceTo: priceToMinor !== null,
  state: state !== null,
  isVerifiedOnly,
  delivery: delivery !== null,
})

/** The values of these filters. `deliveryStates` is an array literal. */
type ChosenParameters = Pick<Chosen, 'priceFromMinor' | 'priceToMinor' | 'state'> & { deliveryStates: string }

export const chosenParameters = ({ priceFromMinor, priceToMinor, state, delivery }: Chosen): ChosenParameters => ({
  priceFromMinor,
  priceToMinor,
  state,
  deliveryStates: `{${delivery?.states.map((each) => `"${each}"`).join(',') ?? ''}}`,
})

/**
 * The columns of each order, which are those of an index (`search-columns.server.ts`) and unique together. Prices in
 * rupees come first; with a limit of the price there are no others.
 */
const COLUMNS: Readonly<Record<ProductSort, (isInRupees: boolean) => readonly string[]>> = {
  newest: () => ['p.created_at', 'p.id'],
  'price-low': (isInRupees) => [
    ...(isInRupees ? [] : ["(p.currency <> 'INR')"]),
    'p.price_minor',
    'p.created_at',
    'p.id',
  ],
  'price-high': (isInRupees) => [
    ...(isInRupees ? [] : ["(p.currency = 'INR')"]),
    'p.price_minor',
    'p.created_at',
    'p.id',
  ],
  rating: () => ['p.rating_average', 'p.rating_count', 'p.created_at', 'p.id'],
}

type Order = Pick<ListShape, 'sort' | 'isTextFirst' | 'priceFrom' | 'priceTo'>

const columnsOf = ({ sort, isTextFirst, priceFrom, priceTo }: Order): SQL[] => [
  ...(isTextFirst ? [sql`(${HAS_TEXT})`] : []),
  ...COLUMNS[sort](priceFrom || priceTo).map((column) => sql.raw(column)),
]

const isAscending = (sort: ProductSort) => sort === 'price-low'

/** The ORDER BY of a list. */
export function orderOf(order: Order): SQL {
  const direction = sql.raw(isAscending(order.sort) ? '' : ' DESC')
  return sql.join(
    columnsOf(order).map((column) => sql`${column}${direction}`),
    sql`, `,
  )
}

/** Only what comes after the product of the cursor. */
function after(order: Order): SQL {
  const columns = columnsOf(order)
  const last = columns.map((column) => sql`(SELECT ${column} FROM products p WHERE p.slug = ${placeholder('cursor')})`)
  const comparison = sql.raw(isAscending(order.sort) ? '>' : '<')
  return sql`(${sql.join(columns, sql`, `)}) ${comparison} (${sql.join(last, sql`, `)})`
}

/** The parameters of `listed`. */
export interface ListParameters extends Pick<ProductFilter, 'category' | 'cursor'>, ChosenParameters {
  /** A LIKE pattern. */
  q: string
  seller: string | null | undefined
  /** A tsquery. */
  sounds: string
  /** An array literal. */
  productIds: string
}
