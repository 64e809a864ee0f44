import type { ProductPageView } from '#app/features/marketplace/catalogue/product-queries.server.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { QUANTITY_MAX } from '#app/platform/device-list/device-list.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import { dyeOf } from '#app/ui/kolam/dye.ts'
import { productCardView, productDye } from '#app/features/marketplace/card/product-card-view.server.ts'
import { copy } from './copy.ts'

/** With this many units or fewer the page says how many are left. */
const LEFT_SHOWN_MAX = 5

/** The page of a product with all text formatted, so that the browser only renders. */
export type ProductView = ReturnType<typeof productView>

export function productView(page: ProductPageView, { siteUrl }: { siteUrl: string }) {
  const { product, maker, photos } = page
  const { slug, title, description, currency, rating, stock } = product
  const average = rating?.average.toFixed(1) ?? ''
  return {
    slug,
    title,
    description,
    url: `${siteUrl}/product/${slug}`,
    category: product.categories.name,
    dye: productDye(product),
    glyph: product.glyph,
    kolam: drawKolam({ kind: 'cloth', id: slug }),
    photos: photos.map((photo, i) => ({ ...photo, alt: photo.alt || copy.gallery.alt(title, i + 1) })),
    imageUrl: product.images[0],
    rating: rating && { average, label: copy.rating(average, rating.count) },
    price: formatMoney(product.price_minor, currency),
    listPrice: product.list_price_minor === null ? null : formatMoney(product.list_price_minor, currency),
    listPriceEnd: page.listPriceUntil && copy.listPriceEnd(formatDate(page.listPriceUntil)),
    isSoldOut: stock === 0,
    left: stock > 0 && stock <= LEFT_SHOWN_MAX ? copy.stock.left(stock) : null,
    quantityMax: Math.min(stock, QUANTITY_MAX),
    delivery: product.delivery_minor > 0 ? copy.delivery.cost(formatMoney(product.delivery_minor, currency)) : null,
    arrives: copy.delivery.arrives(product.delivery_days),
    sentTo: page.sendsWithin === null ? copy.delivery.india : copy.delivery.within(page.sendsWithin),
    facts: page.facts.map(({ fact, value }) => ({ label: copy.facts[fact], value })),
    maker: {
      slug: maker.slug,
      name: maker.name,
      place: maker.place,
      bio: maker.bio,
      isVerified: maker.isVerified,
      portrait: maker.portrait,
      dye: dyeOf(maker.slug),
      kolam: drawKolam({ kind: 'person', id: maker.slug }),
      checks: maker.checks.map(({ kind, note, validUntil }) => ({
        what: copy.maker.kinds[kind],
        note,
        until: copy.maker.until(formatDate(validUntil)),
      })),
    },
    more: page.more.map(productCardView),
  }
}
