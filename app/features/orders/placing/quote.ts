import { deliveryTo, parcelOf } from '#app/features/marketplace/delivery/delivery-rule.ts'
import { holidayEnd } from '#app/features/marketplace/sellers/holiday.ts'
import { sendsWithin } from '#app/features/marketplace/schema.ts'
import type { ForSale } from '#app/features/marketplace/catalogue/sale-queries.server.ts'
import { findVariant, itemId, type ItemRef } from '#app/features/marketplace/variants/item-id.ts'
import { DEVICE_LIST_LENGTH_MAX, QUANTITY_MAX } from '#app/platform/device-list/device-list.ts'
import { ORDER_MINOR_MAX, SELLERS_PER_ORDER_MAX } from '#app/features/orders/schema.ts'
import type { LineProblem, Quote, QuotedLine, QuotedShipment } from '#app/features/orders/views.ts'

export interface RequestedItem extends ItemRef {
  quantity: number
}

export interface QuoteRequest {
  currency: string
  lines: readonly RequestedItem[]
  /** The State of delivery; null when unknown. */
  state: string | null
  /** The member's id, if signed in. */
  userId: string | null
  now: Date
  /** Quantity reserved by unpaid orders of guests, by variant id. */
  guestHolds?: ReadonlyMap<string, number>
}

/**
 * Computes the price from the products for sale. Lines that cannot be ordered are listed as problems, and the sums
 * cover the others. Lines in another currency belong to another order and are left out.
 */
export function quoteOf(
  { currency, lines, state, userId, now, guestHolds }: QuoteRequest,
  forSale: readonly ForSale[],
): Quote {
  const problems: LineProblem[] = []
  const shipments = new Map<string, QuotedParcel>()
  const requestedItems = mergeLines(
    lines,
    Map.groupBy(forSale, (each) => each.slug),
  )
  for (const { item, product, missing, quantity: requested } of requestedItems) {
    if (!product) {
      problems.push({ ...item, title: titleFromSlug(item.slug), kind: missing })
      continue
    }
    if (product.currency !== currency) continue
    const held = guestHolds?.get(product.variantId) ?? 0
    const guestAvailable = userId === null ? guestAvailableOf(product, held) : Infinity
    const problem = problemOf(product, { requested, state, userId, now, guestAvailable })
    const { title } = product
    if (problem) problems.push({ ...item, title, ...problem })
    if (problem && problem.available === undefined) continue
    const available = Math.min(availableOf(product), guestAvailable)
    const quantity = Math.min(requested, available)
    const { id } = product.seller
    const line = { ...lineOf(product), quantity, sumMinor: product.priceMinor * quantity, available }
    const parcel = parcelWith(shipments.get(id), { product, line }, { state, currency })
    const tooMany = !shipments.has(id) && shipments.size === SELLERS_PER_ORDER_MAX
    const tooDear = totalOf(new Map(shipments).set(id, parcel)) > ORDER_MINOR_MAX
    if (tooMany || tooDear) {
      problems.push({ ...item, title, kind: tooMany ? 'too-many-sellers' : 'too-dear' })
      continue
    }
    shipments.set(id, parcel)
  }
  const parcels = [...shipments.values()].flatMap(({ rows, shipment }) => {
    const below = belowMinimum(rows, currency)
    problems.push(...below)
    return below.length > 0 ? [] : [shipment]
  })
  return withTotals(currency, parcels, problems)
}

const lineOf = ({ id, variantId, slug, number, hasOptions, title, glyph, thumbnailUrl, priceMinor }: ForSale) => {
  return { productId: id, variantId, slug, variant: hasOptions ? number : null, title, glyph, thumbnailUrl, priceMinor }
}

type FoundItem = { item: ItemRef; quantity: number } & (
  | { product: ForSale; missing?: undefined }
  | { product?: undefined; missing: 'unavailable' | 'removed' | 'choose' }
)

/** Finds the variant of each line, and merges lines of the same variant at the position of the first. */
function mergeLines(
  lines: readonly RequestedItem[],
  forSale: ReadonlyMap<string, readonly ForSale[]>,
): readonly FoundItem[] {
  const requested = new Map<string, FoundItem>()
  for (const { slug, variant, quantity } of lines.slice(0, DEVICE_LIST_LENGTH_MAX)) {
    const found = findItem(forSale.get(slug), variant)
    const key = found.product?.variantId ?? itemId({ slug, variant: variant ?? null })
    // An invalid quantity must not disappear in the sum with another line.
    const isQuantity = Number.isSafeInteger(quantity) && quantity >= 1
    const sum = isQuantity ? (requested.get(key)?.quantity ?? 0) + quantity : Number.NaN
    const item = { slug, ...(variant && { variant }) }
    const first: FoundItem = requested.get(key) ?? { item, quantity, ...found }
    requested.set(key, { ...first, quantity: sum })
  }
  return [...requested.values()]
}

function findItem(variants: readonly ForSale[] | undefined, number: number | null | undefined) {
  if (!variants) return { missing: 'unavailable' } as const
  const found = findVariant(variants, number)
  return found.ok ? { product: found.variant } : ({ missing: found.reason } as const)
}

function problemOf(
  product: ForSale,
  {
    requested,
    state,
    userId,
    now,
    guestAvailable,
  }: { requested: number; state: string | null; userId: string | null; now: Date; guestAvailable: number },
): Omit<LineProblem, 'slug' | 'variant' | 'title'> | null {
  const { seller } = product
  if (userId !== null && seller.userId === userId) return { kind: 'own' }
  if (!Number.isSafeInteger(requested)) return { kind: 'no-quantity' }
  const until = holidayEnd(seller, now)
  if (until) return { kind: 'on-holiday', until }
  const available = availableOf(product)
  if (available === 0) return { kind: 'sold-out' }
  const to = deliveryTo(seller, state)
  if (!to.delivers) {
    const { within } = to
    if (within !== null) return { kind: 'not-to-this-state', within, requested }
    return { kind: 'no-delivery', to: state ?? '', requested }
  }
  if (requested <= Math.min(available, guestAvailable)) return null
  if (available <= guestAvailable) return { kind: 'too-few', available }
  return guestAvailable === 0 ? { kind: 'held-by-guests' } : { kind: 'too-few-for-guests', available: guestAvailable }
}

/** Unpaid guests together reserve at most half of the stock, or a single item. */
function guestAvailableOf({ stock }: ForSale, held: number): number {
  const all = stock + held
  return Math.max(0, (all > 1 ? Math.floor(all / 2) : all) - held)
}

/** Quantity that one order can have. */
const availableOf = ({ stock }: ForSale): number => Math.min(stock, QUANTITY_MAX)

type Row = { product: ForSale; line: QuotedLine }

interface QuotedParcel {
  rows: readonly Row[]
  shipment: QuotedShipment
}

function parcelWith(
  parcel: QuotedParcel | undefined,
  row: Row,
  to: { state: string | null; currency: string },
): QuotedParcel {
  const rows = [...(parcel?.rows ?? []), row]
  return { rows, shipment: shipmentOf(rows, to) }
}

const totalOf = (parcels: ReadonlyMap<string, QuotedParcel>): number =>
  [...parcels.values()].reduce((sum, { shipment }) => sum + shipment.goodsMinor + shipment.deliveryMinor, 0)

const goodsOf = (rows: readonly Row[]): number => rows.reduce((sum, { line }) => sum + line.sumMinor, 0)

/** A problem for each line of a seller whose minimum is not reached; a minimum is in rupees. */
function belowMinimum(rows: readonly Row[], currency: string): LineProblem[] {
  const minimumMinor = (currency === 'INR' && rows[0]?.product.seller.minOrderMinor) || 0
  const missingMinor = minimumMinor - goodsOf(rows)
  if (missingMinor <= 0) return []
  const kind = 'below-minimum'
  return rows.map(({ line: { slug, variant, title } }) => ({ slug, variant, title, kind, minimumMinor, missingMinor }))
}

function shipmentOf(
  rows: readonly Row[],
  { state, currency }: { state: string | null; currency: string },
): QuotedShipment {
  const [first] = rows
  if (!first) throw new Error('a shipment without a line')
  const { seller } = first.product
  const { id, slug, displayName, place } = seller
  const to = deliveryTo(seller, state)
  const items = rows.map(({ product }) => product)
  return {
    seller: { id, slug, displayName, place },
    within: sendsWithin(seller),
    lines: rows.map(({ line }) => line),
    goodsMinor: goodsOf(rows),
    hasRate: to.delivers && to.rate !== null,
    ...parcelOf(items, { to, currency }),
  }
}

function withTotals(currency: string, shipments: readonly QuotedShipment[], problems: readonly LineProblem[]): Quote {
  const goodsMinor = shipments.reduce((sum, shipment) => sum + shipment.goodsMinor, 0)
  const deliveryMinor = shipments.reduce((sum, shipment) => sum + shipment.deliveryMinor, 0)
  return { currency, shipments, goodsMinor, deliveryMinor, totalMinor: goodsMinor + deliveryMinor, problems }
}

/** 'block-print-shawl' → 'Block print shawl' */
function titleFromSlug(slug: string): string {
  const words = slug.replaceAll('-', ' ').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
