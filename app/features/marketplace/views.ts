import type { Currency, Fact, Glyph, ListingState } from './schema.ts'

/** A product as pages and machines read it. Written by the database, so the names are the API's. */
export interface ProductRecord {
  id: string
  slug: string
  title: string
  description: string
  price_minor: number
  /** ISO 4217. */
  currency: string
  list_price_minor: number | null
  images: string[]
  /** The first of her photos, 360 pixels wide; null without photos. */
  thumbnail_url: string | null
  is_active: true
  free_shipping: boolean
  glyph: Glyph
  /** Pieces that can be ordered now. */
  stock: number
  /** What sending it costs the buyer; a parcel costs what its dearest thing costs, once. */
  delivery_minor: number
  /** It arrives within so many days after the order. */
  delivery_days: number
  categories: { name: string }
  seller_profiles: {
    id: string
    slug: string
    display_name: string
    profile_image_url: string | null
    is_verified: boolean
    regions: { name: string; country: string }
  }
  /** Null while nobody has reviewed it. The average has one decimal. */
  rating: { average: number; count: number } | null
}

export interface ProductPage {
  products: ProductRecord[]
  /** Where the next page begins, or null at the end. */
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

/** A listing as she who tends it sees it. */
export interface OwnProduct {
  slug: string
  title: string
  description: string
  /** The category's name. */
  category: string
  priceMinor: number
  currency: Currency
  listPriceMinor: number | null
  stock: number
  freeShipping: boolean
  deliveryMinor: number
  deliveryDays: number
  facts: Partial<Record<Fact, string>>
  state: ListingState
  /** Why the market desk took it off; null unless it did. */
  withdrawnReason: string | null
  thumbnailUrl: string | null
  glyph: Glyph
  createdAt: Date
}
