import { formatMoney } from '#app/platform/money.ts'
import { drawKolam } from '#app/ui/kolam/drawing.server.ts'
import type { KolamDrawing } from '#app/ui/kolam/drawing.ts'
import type { Dye } from '#app/ui/kolam/dye.ts'
import { hash } from '#app/ui/kolam/seed.ts'
import { words } from './card-words.server.ts'

/** What the card needs to know of a product; the marketplace's own `ProductRecord` fits. */
export interface Product {
  slug: string
  title: string
  description: string
  price_minor: number
  currency: string
  list_price_minor: number | null
  images: string[]
  thumbnail_url: string | null
  free_shipping: boolean
  glyph: string
  stock: number
  seller_profiles: { display_name: string; is_verified: boolean; regions: { name: string } }
  rating: { average: number; count: number } | null
}

/** A product card in finished words, so that the browser only draws. */
export interface ProductCardView {
  slug: string
  title: string
  description: string
  by: string
  isVerified: boolean
  /** Null while nobody has reviewed it. */
  rating: { average: string; label: string } | null
  price: string
  listPrice: string | null
  freeShipping: boolean
  isSoldOut: boolean
  glyph: string
  dye: Dye
  kolam: KolamDrawing
  imageUrl: string | undefined
}

/** Turns a product into its card, for a loader. */
export function productCardView(product: Product): ProductCardView {
  const { slug, title, description, currency, rating, seller_profiles: seller } = product
  const average = rating?.average.toFixed(1) ?? ''
  return {
    slug,
    title,
    description,
    by: words.by(seller.display_name, seller.regions.name),
    isVerified: seller.is_verified,
    rating: rating && { average, label: words.rating(average, rating.count) },
    price: formatMoney(product.price_minor, currency),
    listPrice: product.list_price_minor === null ? null : formatMoney(product.list_price_minor, currency),
    freeShipping: product.free_shipping,
    isSoldOut: product.stock === 0,
    glyph: product.glyph,
    dye: productDye(product),
    kolam: drawKolam({ kind: 'cloth', id: slug }),
    imageUrl: product.thumbnail_url ?? product.images[0],
  }
}

/** Each printed shape has two dyes, so that one category's shelf is neither of one colour nor of all. */
const DYES: Readonly<Record<string, readonly [Dye, Dye]>> = {
  cloth: ['madder', 'jamun'],
  jewel: ['turmeric', 'lotus'],
  plant: ['neem', 'indigo'],
  soap: ['lotus', 'jamun'],
  jar: ['peacock', 'turmeric'],
  basket: ['indigo', 'madder'],
}

/** The dye of a product's cloth: the same on its card, in the cart and among what was saved. */
export function productDye({ slug, glyph }: Pick<Product, 'slug' | 'glyph'>): Dye {
  const [first, second] = DYES[glyph] ?? ['indigo', 'jamun']
  return hash(`bazaar${slug}`) % 2 === 0 ? first : second
}

/** What stands small for a product in lists, carts and orders: its photo, or its printed shape on its dye. */
export interface ThumbView {
  imageUrl: string | null
  glyph: string
  dye: Dye
}

export function thumbView(product: { slug: string; glyph: string; thumbnailUrl: string | null }): ThumbView {
  return { imageUrl: product.thumbnailUrl, glyph: product.glyph, dye: productDye(product) }
}
