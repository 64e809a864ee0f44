import type { ProductRecord } from '#app/features/marketplace/views.ts'
import type { LineProblem, Quote, QuotedShipment } from '#app/features/orders/views.ts'
import type { DeviceListEntry } from '#app/platform/device-list/device-list.ts'
import { formatMoney } from '#app/platform/money.ts'
import { deliveryText } from '#app/features/marketplace/card/delivery-text.server.ts'
import { type ThumbView, thumbView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { problemText } from './problem-text.ts'

export interface CartLine {
  slug: string
  title: string
  thumb: ThumbView
  quantity: number
  price: string
  sum: string
  problem: CartLineProblem | null
}

/** Why a line cannot be ordered, and the quantity that can (`available`). */
export interface CartLineProblem {
  text: string
  available: number | null
}

export interface CartShipment {
  seller: { slug: string; name: string; place: string }
  lines: CartLine[]
  /** Null while no line can be ordered. */
  delivery: string | null
}

/** A future order: all lines of one currency. */
export interface CartOrder {
  currency: string
  shipments: CartShipment[]
  /** Problems of the order as a whole. */
  problems: string[]
  delivery: string | null
  total: string
  canOrder: boolean
}

export interface CartView {
  orders: CartOrder[]
  /** Items that are no longer for sale. Named by their slug, because the device knows only that. */
  unavailable: { slug: string; name: string }[]
}

interface CartInput {
  entries: readonly DeviceListEntry[]
  products: readonly ProductRecord[]
  /** Current quotes by currency. */
  quotes: ReadonlyMap<string, Quote>
}

/** Groups a cart into one order per currency, in the order in which items were added. */
export function cartView({ entries, products, quotes }: CartInput): CartView {
  const orders = entriesByCurrency(entries, products)
  const known = new Set(products.map(({ slug }) => slug))
  return {
    orders: [...orders].flatMap(([currency, items]) => {
      const quote = quotes.get(currency)
      return quote ? [orderOf(items, quote)] : []
    }),
    unavailable: entries.flatMap(({ id }) =>
      known.has(id) ? [] : [{ slug: id, name: id.replaceAll('-', ' ').trim() || id }],
    ),
  }
}

export interface CartItem {
  product: ProductRecord
  quantity: number
}

/** The items that are for sale, by currency. */
export function entriesByCurrency(
  entries: readonly DeviceListEntry[],
  products: readonly ProductRecord[],
): Map<string, CartItem[]> {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const present = entries.flatMap(({ id, quantity }) => {
    const product = bySlug.get(id)
    return product ? [{ product, quantity }] : []
  })
  return Map.groupBy(present, ({ product }) => product.currency)
}

function orderOf(items: readonly CartItem[], quote: Quote): CartOrder {
  const { currency, deliveryMinor, totalMinor } = quote
  const ofOrder = quote.problems.filter(({ kind }) => kind === 'too-many-sellers' || kind === 'too-dear')
  const bySlug = new Map(quote.problems.filter((each) => !ofOrder.includes(each)).map((each) => [each.slug, each]))
  const bySeller = Map.groupBy(items, ({ product }) => product.seller_profiles.id)
  return {
    currency,
    shipments: [...bySeller].map(([sellerId, items]) =>
      shipmentOf(
        items,
        bySlug,
        quote.shipments.find((shipment) => shipment.seller.id === sellerId),
      ),
    ),
    problems: [...new Set(ofOrder.map(problemText))],
    delivery: deliveryMinor > 0 ? formatMoney(deliveryMinor, currency) : null,
    total: formatMoney(totalMinor, currency),
    canOrder: quote.shipments.length > 0 && ofOrder.length === 0,
  }
}

function shipmentOf(
  items: readonly CartItem[],
  problems: ReadonlyMap<string, LineProblem>,
  quoted: QuotedShipment | undefined,
): CartShipment {
  const [first] = items
  if (!first) throw new Error('a shipment without a line')
  const { seller_profiles: seller, currency } = first.product
  return {
    seller: { slug: seller.slug, name: seller.display_name, place: seller.regions.name },
    lines: items.map((item) => lineOf(item, problems.get(item.product.slug))),
    delivery: quoted ? deliveryText(quoted, currency) : null,
  }
}

function lineOf({ product, quantity }: CartItem, problem: LineProblem | undefined): CartLine {
  const { slug, title, currency, price_minor: priceMinor } = product
  return {
    slug,
    title,
    thumb: thumbView({ slug, glyph: product.glyph, thumbnailUrl: product.thumbnail_url }),
    quantity,
    price: formatMoney(priceMinor, currency),
    sum: formatMoney(priceMinor * quantity, currency),
    problem: problem ? { text: problemText(problem), available: problem.available ?? null } : null,
  }
}
