import type { Glyph } from '#app/features/marketplace/categories.ts'
import { holidayOfRecord } from '#app/features/marketplace/sellers/holiday.ts'
import { hasSeveralPrices } from '#app/features/marketplace/variants/variant-choices.ts'
import type { ProductRecord } from '#app/features/marketplace/views.ts'
import { formatDate } from '#app/platform/time/dates.ts'
import { formatMoney } from '#app/platform/money.ts'
import { drawKolam } from '#app/ui/kolam/generator/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { hash } from '#app/ui/kolam/seed.ts'
import { words } from './card-copy.server.ts'

/** A product card with all its text formatted, so that the browser only renders. */
export interface ProductCardView {
  slug: string
  title: string
  description: string
  by: string
  isVerified: boolean
  /** Null without reviews. */
  rating: { average: string; label: string } | null
  price: string
  listPrice: string | null
  freeShipping: boolean
  /** Why it cannot be ordered now: it is sold out, or the shop is on holiday; else null. */
  unavailable: string | null
  /** Whether there are several variants, which are chosen on the product's page. */
  hasChoice: boolean
  glyph: Glyph
  dye: Dye
  kolam: KolamDrawing
  imageUrl: string | undefined
}

/** Builds a product's card for a loader. */
export function productCardView(product: ProductRecord, now: Date): ProductCardView {
  const holiday = holidayOfRecord(product, now)
  const { slug, title, description, currency, rating, seller_profiles: seller } = product
  const average = rating?.average.toFixed(1) ?? ''
  const lowest = formatMoney(product.price_minor, currency)
  return {
    slug,
    title,
    description,
    by: words.by(seller.display_name, seller.regions.name),
    isVerified: seller.is_verified,
    rating: rating && { average, label: words.rating(average, rating.count) },
    price: hasSeveralPrices(product) ? words.from(lowest) : lowest,
    listPrice: product.list_price_minor === null ? null : formatMoney(product.list_price_minor, currency),
    freeShipping: product.free_shipping,
    unavailable: holiday ? words.holiday(formatDate(holiday)) : product.stock === 0 ? words.soldOut : null,
    hasChoice: product.variants.length > 1,
    glyph: product.glyph,
    dye: productDye(product),
    kolam: drawKolam({ kind: 'cloth', id: slug }),
    imageUrl: product.thumbnail_url ?? product.images[0],
  }
}

/** Each symbol has two colours, so that the products of one category do not all look the same. */
const DYES: Readonly<Record<Glyph, readonly [Dye, Dye]>> = {
  cloth: ['madder', 'jamun'],
  jewel: ['turmeric', 'lotus'],
  plant: ['neem', 'indigo'],
  soap: ['lotus', 'jamun'],
  jar: ['peacock', 'turmeric'],
  basket: ['indigo', 'madder'],
}

/** The colour of a category's tile. */
export const glyphDye = (glyph: Glyph): Dye => DYES[glyph][0]

/** The background colour of a product: the same on its card, in the cart and in the saved list. */
export function productDye({ slug, glyph }: { slug: string; glyph: Glyph }): Dye {
  const [first, second] = DYES[glyph]
  return hash(`bazaar${slug}`) % 2 === 0 ? first : second
}

/** A product's thumbnail in lists, carts and orders: its photo, or its category's symbol on its colour. */
export interface ThumbView {
  imageUrl: string | null
  glyph: Glyph
  dye: Dye
}

export function thumbView(product: { slug: string; glyph: Glyph; thumbnailUrl: string | null }): ThumbView {
  return { imageUrl: product.thumbnailUrl, glyph: product.glyph, dye: productDye(product) }
}
