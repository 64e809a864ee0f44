import {
  findVariant,
  itemId,
  itemOf,
  itemPath,
  itemTitle,
  readItemId,
} from '#app/features/marketplace/variants/item-id.ts'
import type { ProductRecord, VariantRecord } from '#app/features/marketplace/views.ts'
import type { LineProblem, Quote, QuotedShipment } from '#app/features/orders/views.ts'
import type { DeviceListEntry } from '#app/platform/device-list/device-list.ts'
import { formatMoney } from '#app/platform/money.ts'
import { deliveryText } from '#app/features/marketplace/card/delivery-text.server.ts'
import { type ThumbView, thumbView } from '#app/features/marketplace/card/product-card-view.server.ts'
import { copy } from './copy.ts'
import { problemText } from './problem-text.ts'

export interface CartLine {
  /** As the cart names it. */
  id: string
  /** The address of its page. */
  path: string
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
  /** The problem of all its lines together: the shop's minimum order. */
  problem: string | null
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
  /**
   * Items that cannot be ordered: no longer for sale, or the variant was removed or has to be chosen first. What is not
   * for sale is named by its slug, because the device knows only that.
   */
  unavailable: { id: string; name: string; text: string | null; choosePath: string | null }[]
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
  return {
    orders: [...orders].flatMap(([currency, items]) => {
      const quote = quotes.get(currency)
      return quote ? [orderOf(items, quote)] : []
    }),
    unavailable: entries.flatMap(({ id }) => unavailableItem(id, products)),
  }
}

export interface CartItem {
  id: string
  product: ProductRecord
  variant: VariantRecord
  quantity: number
}

/** An item of the cart as a quote names it. */
export const requestedOf = ({ product, variant, quantity }: CartItem) => ({ ...itemOf(product, variant), quantity })

function findItem(id: string, products: readonly ProductRecord[]) {
  const item = readItemId(id)
  const product = products.find(({ slug }) => slug === item?.slug)
  return product ? { product, found: findVariant(product.variants, item?.variant) } : null
}

function unavailableItem(id: string, products: readonly ProductRecord[]): CartView['unavailable'] {
  const item = findItem(id, products)
  if (!item) {
    const words = (readItemId(id)?.slug ?? id).replaceAll('-', ' ').trim()
    return [{ id, name: words || id, text: null, choosePath: null }]
  }
  const { product, found } = item
  if (found.ok) return []
  return [{ id, name: product.title, text: copy.problems[found.reason], choosePath: itemPath(product) }]
}

/** The items that are for sale, by currency. */
export function entriesByCurrency(
  entries: readonly DeviceListEntry[],
  products: readonly ProductRecord[],
): Map<string, CartItem[]> {
  const present = entries.flatMap(({ id, quantity }) => {
    const item = findItem(id, products)
    return item?.found.ok ? [{ id, product: item.product, variant: item.found.variant, quantity }] : []
  })
  return Map.groupBy(present, ({ product }) => product.currency)
}

function orderOf(items: readonly CartItem[], quote: Quote): CartOrder {
  const { currency, deliveryMinor, totalMinor } = quote
  const ofOrder = quote.problems.filter(({ kind }) => kind === 'too-many-sellers' || kind === 'too-dear')
  const byItem = new Map(quote.problems.filter((each) => !ofOrder.includes(each)).map((each) => [itemId(each), each]))
  const bySeller = Map.groupBy(items, ({ product }) => product.seller_profiles.id)
  return {
    currency,
    shipments: [...bySeller].map(([sellerId, items]) =>
      shipmentOf(
        items,
        byItem,
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
  const problemOf = (item: CartItem) => problems.get(itemId(requestedOf(item)))
  const isMinimum = (problem: LineProblem | undefined) => problem?.kind === 'below-minimum'
  const minimum = items.map(problemOf).find(isMinimum)
  return {
    seller: { slug: seller.slug, name: seller.display_name, place: seller.regions.name },
    lines: items.map((item) => lineOf(item, isMinimum(problemOf(item)) ? undefined : problemOf(item))),
    delivery: quoted ? deliveryText(quoted, currency) : null,
    problem: minimum ? problemText(minimum) : null,
  }
}

function lineOf({ id, product, variant, quantity }: CartItem, problem: LineProblem | undefined): CartLine {
  const { slug, title, currency } = product
  const { price_minor: priceMinor } = variant
  return {
    id,
    path: itemPath(itemOf(product, variant)),
    title: itemTitle(title, variant.options),
    thumb: thumbView({ slug, glyph: product.glyph, thumbnailUrl: variant.thumbnail_url ?? product.thumbnail_url }),
    quantity,
    price: formatMoney(priceMinor, currency),
    sum: formatMoney(priceMinor * quantity, currency),
    problem: problem ? { text: problemText(problem), available: problem.available ?? null } : null,
  }
}
