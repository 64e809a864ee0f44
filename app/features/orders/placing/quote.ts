import { sendsWithin } from '#app/features/marketplace/schema.ts'
import type { ForSale } from '#app/features/marketplace/catalogue/sale-queries.server.ts'
import { DEVICE_LIST_LENGTH_MAX, QUANTITY_MAX } from '#app/platform/device-list/device-list.ts'
import { ORDER_MINOR_MAX, SELLERS_PER_ORDER_MAX } from '#app/features/orders/schema.ts'
import type { LineProblem, Quote, QuotedLine, QuotedShipment } from '#app/features/orders/views.ts'

export interface RequestedItem {
  slug: string
  quantity: number
}

export interface QuoteRequest {
  currency: string
  lines: readonly RequestedItem[]
  /** The State of delivery; null when unknown. */
  state: string | null
  /** The member's id, if signed in. */
  userId: string | null
  /** Quantity reserved by unpaid orders of guests, by slug. */
  guestHolds?: ReadonlyMap<string, number>
}

/**
 * Computes the price from the products for sale. Lines that cannot be ordered are listed as problems, and the sums
 * cover the others. Lines in another currency belong to another order and are left out.
 */
export function quoteOf(
  { currency, lines, state, userId, guestHolds }: QuoteRequest,
  forSale: readonly ForSale[],
): Quote {
  const bySlug = new Map(forSale.map((product) => [product.slug, product]))
  const problems: LineProblem[] = []
  const shipments = new Map<string, { product: ForSale; line: QuotedLine }[]>()
  let sumMinor = 0
  for (const { slug, quantity: requested } of mergeLines(lines)) {
    const product = bySlug.get(slug)
    if (product && product.currency !== currency) continue
    const guestAvailable = product && userId === null ? guestAvailableOf(product, guestHolds?.get(slug) ?? 0) : Infinity
    const problem = product
      ? problemOf(product, { requested, state, userId, guestAvailable })
      : { kind: 'unavailable' as const }
    const title = product?.title ?? titleFromSlug(slug)
    if (problem) problems.push({ slug, title, ...problem })
    if (!product || (problem && problem.available === undefined)) continue
    const available = Math.min(availableOf(product), guestAvailable)
    const quantity = Math.min(requested, available)
    const others = shipments.get(product.seller.id)
    const tooMany = !others && shipments.size === SELLERS_PER_ORDER_MAX
    const lineMinor = product.priceMinor * quantity
    const tooDear = sumMinor + lineMinor + product.deliveryMinor > ORDER_MINOR_MAX
    if (tooMany || tooDear) {
      problems.push({ slug, title, kind: tooMany ? 'too-many-sellers' : 'too-dear' })
      continue
    }
    sumMinor += lineMinor + product.deliveryMinor
    const { id: productId, glyph, thumbnailUrl, priceMinor } = product
    const line = { productId, slug, title, glyph, thumbnailUrl, priceMinor, quantity, sumMinor: lineMinor, available }
    shipments.set(product.seller.id, [...(others ?? []), { product, line }])
  }
  return withTotals(currency, [...shipments.values()].map(shipmentOf), problems)
}

/** Merges lines of the same product, at the position of the first. */
function mergeLines(lines: readonly RequestedItem[]): RequestedItem[] {
  const requested = new Map<string, number>()
  for (const { slug, quantity } of lines.slice(0, DEVICE_LIST_LENGTH_MAX)) {
    // An invalid quantity must not disappear in the sum with another line.
    const isQuantity = Number.isSafeInteger(quantity) && quantity >= 1
    requested.set(slug, isQuantity ? (requested.get(slug) ?? 0) + quantity : Number.NaN)
  }
  return [...requested].map(([slug, quantity]) => ({ slug, quantity }))
}

function problemOf(
  product: ForSale,
  {
    requested,
    state,
    userId,
    guestAvailable,
  }: { requested: number; state: string | null; userId: string | null; guestAvailable: number },
): Omit<LineProblem, 'slug' | 'title'> | null {
  const { seller } = product
  if (userId !== null && seller.userId === userId) return { kind: 'own' }
  if (!Number.isSafeInteger(requested)) return { kind: 'no-quantity' }
  const available = availableOf(product)
  if (available === 0) return { kind: 'sold-out' }
  const within = sendsWithin(seller)
  if (within !== null && state !== null && state !== within) return { kind: 'not-to-this-state', within, requested }
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

/** A parcel costs the highest delivery price among its items, and takes the longest time among them. */
function shipmentOf(rows: readonly { product: ForSale; line: QuotedLine }[]): QuotedShipment {
  const [first] = rows
  if (!first) throw new Error('a shipment without a line')
  const { id, slug, displayName, place } = first.product.seller
  return {
    seller: { id, slug, displayName, place },
    within: sendsWithin(first.product.seller),
    lines: rows.map(({ line }) => line),
    goodsMinor: rows.reduce((sum, { line }) => sum + line.sumMinor, 0),
    deliveryMinor: Math.max(...rows.map(({ product }) => product.deliveryMinor)),
    deliveryDays: Math.max(...rows.map(({ product }) => product.deliveryDays)),
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
