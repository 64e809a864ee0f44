import { localeUrl } from '#app/platform/language/language-paths.ts'
import { holidayOfRecord } from '#app/features/marketplace/sellers/holiday.ts'
import type { ProductRecord } from '#app/features/marketplace/views.ts'
import type { Thing } from '#app/platform/seo/structured-data.server.ts'

const MINOR = 100

/** The products of a page as structured data for search engines. A product without reviews has no rating. */
export function productList(products: readonly ProductRecord[], options: { siteUrl: string; now: Date }): Thing | null {
  if (products.length === 0) return null
  const itemListElement = products.map((product, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: productThing(product, options),
  }))
  return { '@type': 'ItemList', numberOfItems: products.length, itemListElement }
}

/** One product as structured data, for its own page and for lists. */
export function productThing(product: ProductRecord, { siteUrl, now }: { siteUrl: string; now: Date }): Thing {
  const { title, description, images, rating, currency, seller_profiles: seller } = product
  return {
    '@type': 'Product',
    name: title,
    description,
    url: localeUrl(siteUrl, `/product/${product.slug}`),
    ...(images.length > 0 && { image: images.map((image) => new URL(image, siteUrl).href) }),
    offers: {
      ...priceOf(product),
      priceCurrency: currency,
      availability: `https://schema.org/${product.stock > 0 && !holidayOfRecord(product, now) ? 'InStock' : 'OutOfStock'}`,
      seller: { '@type': 'Organization', name: seller.display_name },
    },
    ...(rating && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count },
    }),
  }
}

/** One price, or the lowest and the highest of several variants. */
function priceOf({ price_minor, variants }: ProductRecord): Thing {
  const text = (minor: number) => (minor / MINOR).toFixed(2)
  if (variants.length === 1) return { '@type': 'Offer', price: text(price_minor) }
  const highPrice = text(Math.max(...variants.map((variant) => variant.price_minor)))
  return { '@type': 'AggregateOffer', lowPrice: text(price_minor), highPrice, offerCount: variants.length }
}
