import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import { type Dye, dyeOf } from '#app/ui/kolam/dye.ts'
import { words } from '#app/features/marketplace/card/card-copy.server.ts'
import { copy } from './copy.ts'
import {
  glyphDye,
  productCardView,
  type ProductCardView,
} from '#app/features/marketplace/card/product-card-view.server.ts'
import { findGlyph, type Glyph } from '#app/features/marketplace/categories.ts'
import {
  isFiltered,
  type PRODUCT_FILTER_PARAMS,
  type ProductFilter,
  type ProductSort,
} from '#app/features/marketplace/catalogue/product-filter.ts'
import { type TypedPrice } from '#app/features/marketplace/catalogue/read-product-filter.server.ts'
import { type DeliveryPin, placeText } from '#app/features/marketplace/delivery/delivery-pin.server.ts'
import type { ProductRecord } from '#app/features/marketplace/views.ts'
import { amountText } from '#app/platform/money.ts'
import { stateName } from '#app/platform/india/state-name.ts'
import { categoryName } from '#app/features/marketplace/category-name.ts'

interface CatalogueInput {
  /** The page that shows the products, with its fixed parameters: '/home?tab=marketplace'. */
  base: string
  filter: ProductFilter
  /** The prices of the URL as typed. */
  prices: { from: TypedPrice; to: TypedPrice }
  /** The PIN code of the URL as typed. */
  pin: DeliveryPin
  /** The States that sellers send from. */
  states: readonly string[]
  categories: readonly { slug: string; name: string }[]
  page: { products: readonly ProductRecord[]; next_cursor: string | null }
  /** Similar products when nothing was found. */
  similar: readonly ProductRecord[]
  now: Date
}

interface CategoryTile {
  name: string
  href: string
  glyph: Glyph
  dye: Dye
  isCurrent: boolean
}

interface TypedField {
  typed: string
  error: string | null
}

/** The fields that narrow a list, besides search and category. */
export interface FiltersView {
  from: TypedField
  to: TypedField
  pin: TypedField
  states: readonly string[]
  state: string | null
  isVerifiedOnly: boolean
  sort: ProductSort
  /** 'Filters (2)' */
  title: string
  /** The same list without them; null when none is used. */
  clearHref: string | null
  /** Said when only products priced in rupees are listed. */
  note: string | null
}

/** The products for sale under the URL's filter, with all text and links built. */
export interface CatalogueView {
  action: string
  /** The parameters in `base`, for the search form. */
  hidden: [name: string, value: string][]
  here: string
  q: string
  category: string | null
  tiles: CategoryTile[]
  filters: FiltersView
  allKolam: KolamDrawing
  allHref: string
  count: string
  /** 'Delivered to Nashik, Maharashtra', when the list is limited to a PIN code. */
  deliveredTo: string | null
  cards: ProductCardView[]
  /** The cards' prices are in more than one currency. */
  hasCurrencies: boolean
  /** The message when nothing was found (its wording is specified, without similar products), else null. */
  none: string | null
  /** Similar products, shown in place of the empty list. */
  similar: ProductCardView[]
  moreHref: string | null
  /** Set on a later page: the link to the first page. */
  startHref: string | null
  startText: string
}

/** Builds the list of products for a loader. */
export function catalogueView(input: CatalogueInput): CatalogueView {
  const { base, filter, categories, page, similar, now } = input
  const { q, category, cursor, sort } = filter
  const [action = '', fixed] = base.split('?')
  const at = (given: Partial<ProductFilter>) => addressOf(action, fixed, { ...filter, cursor: null, ...given })
  return {
    action,
    hidden: [...new URLSearchParams(fixed)],
    here: at({ cursor }),
    q: q ?? '',
    category,
    tiles: categories.map(({ slug, name }) => ({
      name,
      href: at({ category: name }),
      ...tileOf(slug),
      isCurrent: name === category,
    })),
    filters: filtersView(input, at({ ...NO_CHOICE })),
    allKolam: drawKolam({ kind: 'person', id: 'all-3' }),
    allHref: at({ category: null }),
    count: similar.length > 0 ? words.similar(similar.length) : countText(page, cursor),
    deliveredTo: filter.delivery && deliveredTo(filter.delivery),
    cards: page.products.map((product) => productCardView(product, now)),
    hasCurrencies: new Set([...page.products, ...similar].map(({ currency }) => currency)).size > 1,
    none: noneText(page, { similar, filter }),
    similar: similar.map((product) => productCardView(product, now)),
    moreHref: page.next_cursor && at({ cursor: page.next_cursor }),
    startHref: cursor && at({}),
    startText: sort === 'newest' && q === null ? copy.fromStart : copy.fromFirst,
  }
}

const NO_CHOICE = { priceFromMinor: null, priceToMinor: null, state: null, isVerifiedOnly: false, delivery: null }

function filtersView({ filter, prices, pin, states }: CatalogueInput, clearHref: string): FiltersView {
  const { priceFromMinor, priceToMinor, state, isVerifiedOnly, delivery, sort } = filter
  const isPriced = priceFromMinor !== null || priceToMinor !== null
  const count = [isPriced, state, isVerifiedOnly, delivery].filter(Boolean).length
  const hasFault = [prices.from.fault, prices.to.fault, pin.fault].some(Boolean)
  return {
    from: priceField(prices.from),
    to: priceField(prices.to),
    pin: { typed: pin.pin, error: pin.fault && words.pinFaults[pin.fault] },
    states,
    state,
    isVerifiedOnly,
    sort,
    title: words.filters(count),
    clearHref: count > 0 || hasFault ? clearHref : null,
    note: isPriced ? words.rupeesOnly : null,
  }
}

const priceField = ({ typed, fault }: TypedPrice): TypedField => ({ typed, error: fault && words.priceFaults[fault] })

function deliveredTo({ pin, states }: Pick<DeliveryPin, 'pin' | 'states'>): string {
  const [state, ...others] = states
  return others.length > 0
    ? words.deliveredToAll(states.map(stateName))
    : words.deliveredTo(placeText(pin, state ?? ''))
}

function noneText(
  { products }: CatalogueInput['page'],
  { similar, filter }: Pick<CatalogueInput, 'similar' | 'filter'>,
): string | null {
  if (products.length > 0) return null
  const { q, category } = filter
  if (similar.length === 0 || !q) return words.none(category && categoryName(category))
  return isFiltered(filter) ? words.noneLikeFiltered(q) : words.noneLike(q)
}

/** The total is never counted: that would slow every visit down as the catalogue grows. */
function countText({ products: { length }, next_cursor }: CatalogueInput['page'], cursor: string | null): string {
  if (cursor) return words.further(length)
  return next_cursor ? words.moreThan(length) : words.count(length)
}

/** The page with this filter. What filters nothing is left out. */
function addressOf(path: string, fixed: string | undefined, filter: ProductFilter): string {
  const search = new URLSearchParams(fixed)
  const { q, category, cursor, priceFromMinor, priceToMinor, state, isVerifiedOnly, delivery, sort } = filter
  const params: Record<(typeof PRODUCT_FILTER_PARAMS)[number], string | null> = {
    q,
    category,
    price_from: priceFromMinor === null ? null : amountText(priceFromMinor),
    price_to: priceToMinor === null ? null : amountText(priceToMinor),
    state,
    verified: isVerifiedOnly ? '1' : null,
    pin: delivery?.pin ?? null,
    sort: sort === 'newest' ? null : sort,
    cursor,
  }
  for (const [name, value] of Object.entries(params)) if (value) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

function tileOf(categorySlug: string): { glyph: Glyph; dye: Dye } {
  const glyph = findGlyph(categorySlug)
  return glyph ? { glyph, dye: glyphDye(glyph) } : { glyph: 'basket', dye: dyeOf(categorySlug) }
}
