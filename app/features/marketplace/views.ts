import type { ListedRow } from '#app/features/translations/queries.server.ts'
import type { Glyph } from './categories.ts'
import type { Currency, Fact, ListingState } from './schema.ts'

/** What is priced, kept in stock and ordered. A product without options has one. */
export interface VariantRecord {
  id: string
  /** Counted from 1 within the product and never used again. */
  number: number
  /** Its values of the product's options, in their order. */
  options: string[]
  price_minor: number
  list_price_minor: number | null
  /** Units that can be ordered now. */
  stock: number
  /** One of the product's images, and its small size; null without a picture of its own. */
  image: string | null
  thumbnail_url: string | null
}

/** A product as pages and the API read it. Built by the database, so the names are the API's. */
export interface ProductRecord extends ListedRow {
  slug: string
  title: string
  description: string
  /** The names of its options; empty for a product with one variant only. */
  options: string[]
  variants: VariantRecord[]
  /** Of its cheapest variant. */
  price_minor: number
  /** ISO 4217. */
  currency: string
  list_price_minor: number | null
  images: string[]
  /** The first photo, 360 pixels wide; null without photos. */
  thumbnail_url: string | null
  is_active: true
  free_shipping: boolean
  glyph: Glyph
  /** Units of all variants that can be ordered now. */
  stock: number
  /** The delivery price while the buyer's State is not known; once for all items of the seller. */
  delivery_minor: number
  /** Days from the order until delivery, while the buyer's State is not known. */
  delivery_days: number
  categories: { name: string }
  seller_profiles: {
    id: string
    slug: string
    display_name: string
    profile_image_url: string | null
    is_verified: boolean
    /** ISO 8601; nothing can be ordered before. Null without a holiday; it may be over. */
    holiday_until: string | null
    regions: { name: string; country: string }
  }
  information: ProductInformation
  /** Null without reviews. The average has one decimal. */
  rating: { average: number; count: number } | null
}

/** What the law asks to be said about a product, as the seller stated it; null where nothing is stated. */
interface ProductInformation {
  common_name: string | null
  /** '500 g' */
  net_quantity: string | null
  /** 'vegetarian' or 'non-vegetarian' */
  diet: string | null
  ingredients: string | null
  allergens: string[] | null
  /** A date ('2027-03-31') or a time from packing ('9 months'). */
  best_before: string | null
  fssai_number: string | null
  /** The day until which an operator's comparison with the register holds; null for a seller's statement. */
  fssai_checked_until: string | null
  made_of: string | null
  maker: string | null
  maker_address: string | null
  country_of_origin: string | null
  /** '2027-03' */
  month_of_manufacture: string | null
}

export interface ProductPage {
  products: ProductRecord[]
  /** The cursor of the next page, or null at the end. */
  next_cursor: string | null
}

export interface CategoryRecord {
  id: string
  slug: string
  name: string
}

export interface RegionRecord {
  id: string
  name: string
  country: string
}

/** A variant as its seller sees it. */
export interface OwnVariant {
  number: number
  options: string[]
  priceMinor: number
  stock: number
  /** One of the product's photos. */
  mediaId: string | null
}

/** A listing as its seller sees it. */
export interface OwnProduct {
  id: string
  slug: string
  title: string
  description: string
  /** The category's name. */
  category: string
  /** The names of its options. */
  options: string[]
  variants: OwnVariant[]
  priceMinor: number
  currency: Currency
  listPriceMinor: number | null
  stock: number
  freeShipping: boolean
  deliveryMinor: number
  deliveryDays: number
  facts: Partial<Record<Fact, string>>
  /** For invoices with GST; null while they are missing. */
  hsn: string | null
  gstBasisPoints: number | null
  state: ListingState
  /** Why an operator took it off; null unless one did. */
  withdrawnReason: string | null
  thumbnailUrl: string | null
  glyph: Glyph
  createdAt: Date
}
