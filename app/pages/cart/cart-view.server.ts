import type { ProductRecord } from '#app/capabilities/marketplace/views.ts'
import type { DeviceListEntry } from '#app/platform/device-list.ts'
import { formatMoney } from '#app/platform/money.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { productDye } from '#app/ui/market/product-card-view.server.ts'

export interface CartLine {
  slug: string
  title: string
  by: string
  glyph: string
  dye: Dye
  quantity: number
  price: string
  sum: string
  freeShipping: boolean
}

/** One order to be: everything in one currency. */
export interface CartOrder {
  currency: string
  lines: CartLine[]
  total: string
}

export interface CartView {
  orders: CartOrder[]
  /** What is in the cart but not for sale. Named by the words of its address, which the device already knows. */
  gone: { slug: string; name: string }[]
}

/** Turns what the device keeps into orders, one for each currency, in the order in which things were added. */
export function cartView(entries: readonly DeviceListEntry[], products: readonly ProductRecord[]): CartView {
  const bySlug = new Map(products.map((product) => [product.slug, product]))
  const present = entries.flatMap(({ id, quantity }) => {
    const product = bySlug.get(id)
    return product ? [{ product, quantity }] : []
  })
  const orders = Map.groupBy(present, ({ product }) => product.currency)
  return {
    orders: [...orders].map(([currency, items]) => ({
      currency,
      lines: items.map(({ product, quantity }) => lineOf(product, quantity)),
      total: formatMoney(
        items.reduce((sum, { product, quantity }) => sum + product.price_minor * quantity, 0),
        currency,
      ),
    })),
    gone: entries.flatMap(({ id }) =>
      bySlug.has(id) ? [] : [{ slug: id, name: id.replaceAll('-', ' ').trim() || id }],
    ),
  }
}

function lineOf(product: ProductRecord, quantity: number): CartLine {
  const { slug, title, currency, price_minor: priceMinor, seller_profiles: seller } = product
  return {
    slug,
    title,
    by: `${seller.display_name}, ${seller.regions.name}`,
    glyph: product.glyph,
    dye: productDye(product),
    quantity,
    price: formatMoney(priceMinor, currency),
    sum: formatMoney(priceMinor * quantity, currency),
    freeShipping: product.free_shipping,
  }
}
