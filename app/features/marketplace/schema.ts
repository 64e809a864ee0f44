import { DAY_MS } from '#app/platform/durations.ts'
import { cleanLine } from '#app/platform/text.ts'

// Input shapes and limits. Safe for the browser.

export const SEARCH_CHARS_MAX = 100
export const CATEGORY_CHARS_MAX = 60
/** Two less than an entry of a list kept on the device, which puts the kind before it. */
export const SLUG_CHARS_MAX = 58
export const PRODUCTS_PER_PAGE = 24
export const PRODUCTS_PER_PAGE_MAX = 48

/** The printed shapes that stand for a product, in the order of `CATEGORIES`. */
export const GLYPHS = ['cloth', 'jewel', 'plant', 'soap', 'jar', 'basket'] as const
export type Glyph = (typeof GLYPHS)[number]

/** The categories every shop starts with. */
export const CATEGORIES = [
  { slug: 'clothing', name: 'Clothing', glyph: 'cloth' },
  { slug: 'accessories', name: 'Accessories', glyph: 'jewel' },
  { slug: 'home-and-garden', name: 'Home & Garden', glyph: 'plant' },
  { slug: 'beauty', name: 'Beauty', glyph: 'soap' },
  { slug: 'food', name: 'Food', glyph: 'jar' },
  { slug: 'handmade', name: 'Handmade', glyph: 'basket' },
] as const satisfies readonly { slug: string; name: string; glyph: Glyph }[]

/** The value of the category field that means no filter: a select option may not have an empty value. */
const ALL_CATEGORIES = 'all'

export interface ProductFilter {
  /** Looked for in title and description, whatever the case. */
  q: string | null
  /** The exact name. */
  category: string | null
  /** The slug of the last product of the page before. */
  cursor: string | null
}

const SLUG = new RegExp(`^[a-z0-9-]{1,${SLUG_CHARS_MAX}}$`)

export const isSlug = (text: string): boolean => SLUG.test(text)

/** What an address asks for. Never fails: what is too long is cut, what is not a cursor is left out. */
export function readProductFilter(params: URLSearchParams): ProductFilter {
  const category = cleanLine(params.get('category') ?? '').slice(0, CATEGORY_CHARS_MAX)
  const cursor = params.get('cursor') ?? ''
  return {
    q: cleanLine(params.get('q') ?? '').slice(0, SEARCH_CHARS_MAX) || null,
    category: category === ALL_CATEGORIES ? null : category || null,
    cursor: isSlug(cursor) ? cursor : null,
  }
}

/** Of a region's name, and of its country's. */
export const REGION_CHARS_MAX = 80

export const SELLER_NAME_CHARS_MAX = 80
export const SELLER_BIO_CHARS_MAX = 1_000

/** The legal name and the address stand on invoices, and nowhere else. */
export const LEGAL_NAME_CHARS_MAX = 120
export const ADDRESS_CHARS_MAX = 300
/** Where a seller sends to: who has no GST number may sell within her own State only (features of the law, dated). */
export const DELIVERS_TO = ['india', 'own-state'] as const
export type DeliversTo = (typeof DELIVERS_TO)[number]

/** The one State that a seller sends to, or null for all of India. The database knows no 'own-state' without a State. */
export function sendsWithin({ deliversTo, state }: { deliversTo: DeliversTo; state: string | null }): string | null {
  return deliversTo === 'own-state' ? state : null
}

/** What the market desk looks at before it calls a seller verified; `identity` is what the badge rests on. */
export const CHECK_KINDS = ['identity', 'address', 'craft', 'bank'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]
export const CHECK_NOTE_CHARS_MAX = 200
export const CHECK_MONTHS_MAX = 24

export const APPLICATION_STATES = ['waiting', 'returned', 'approved', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
export const EVIDENCE_MAX = 4
/** Of one member, whatever became of them. */
export const APPLICATIONS_A_MONTH_MAX = 5
export const APPLICATION_REASON_CHARS_MAX = 600
/** The tax number of a business in India. */
export const GSTIN = /^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
/** What a seller outside India gives as her State. */
export const ABROAD = 'abroad'

export const TITLE_CHARS_MAX = 120
export const DESCRIPTION_CHARS_MAX = 4_000
export const PHOTOS_MAX = 6
export const PHOTO_ALT_CHARS_MAX = 200
export interface PhotoInput {
  /** Of a medium: one that the product shows already, or an upload of hers that nothing shows yet. */
  id: string
  alt: string
}

/** One crore rupees, or as many of another currency's units, in minor units. */
export const PRICE_MINOR_MAX = 1_00_00_000_00
export const STOCK_MAX = 99_999
/** So few pieces left: the seller is told. */
export const LOW_STOCK = 2
export const DELIVERY_MINOR_MAX = 10_000_00
export const DELIVERY_DAYS_MAX = 60
/** What a shop may be priced in. */
export const CURRENCIES = ['INR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
/** What the law wants to stand on a listing, where it applies; all of them optional, each one line. */
export const FACTS = ['madeOf', 'netQuantity', 'maker', 'origin', 'bestBefore', 'fssai', 'diet'] as const
export type Fact = (typeof FACTS)[number]
export const FACT_CHARS_MAX = 120

/** A struck price was asked for at least so long, and is shown for at most so long. */
export const LIST_PRICE_ASKED_DAYS_MIN = 14
export const LIST_PRICE_SHOWN_DAYS_MAX = 60

/** What was asked within so many days before a price was lowered counts for the struck price. */
export const LIST_PRICE_LOOKS_BACK_DAYS = 30

/** A listing is a draft until it was first published. */
export const LISTING_STATES = ['draft', 'published', 'paused'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** One shop's products, whatever their state. */
export const PRODUCTS_PER_SHOP_MAX = 10_000
export const OWN_PRODUCTS_PER_PAGE = 40

export const IMPORT_ROWS_MAX = 5_000
export const IMPORT_BYTES_MAX = 2 * 1024 * 1024
/** Where a shop's file comes in. What is somewhat too large still arrives, to be refused in words. */
export const IMPORT_URL = '/account/shop/import'
export const IMPORT_BODY_BYTES_MAX = 2 * IMPORT_BYTES_MAX
/** How long the report of an import, with the rows that were wrong, is kept. */
export const IMPORT_KEPT_DAYS = 30

/** A row of a file that was in her shop already. */
export interface ImportedRow {
  line: number
  title: string
  slug: string
}

/** A row that was not saved: where it stands, what is wrong with it, and everything that stood in it. */
export interface WrongRow {
  line: number
  faults: { column: string; sentence: string }[]
  cells: string[]
}

/** What comes near a search that found nothing. */
export const NEAR_MAX = 12

export const STARS_MAX = 5
export const REVIEW_CHARS_MAX = 2_000
/** The name under which a review stands. */
export const REVIEWER_CHARS_MAX = 80
export const ANSWER_CHARS_MAX = 1_000

export const FLAG_SUBJECTS = ['product', 'review', 'seller'] as const
export type FlagSubject = (typeof FLAG_SUBJECTS)[number]
export const FLAG_REASONS = ['not-as-described', 'forbidden', 'copied', 'hurtful', 'private', 'other'] as const
export type FlagReason = (typeof FLAG_REASONS)[number]
export const FLAG_CHARS_MAX = 1_000
/** What an operator decides. */
export type FlagDecision = 'kept' | 'taken-off'
/** Visitors cannot be told apart: so many open flags of theirs of one thing are enough. */
export const VISITOR_FLAGS_OPEN_MAX = 5

/** After delivery the buyer may ask to return for so long; then the money becomes the seller's. */
export const RETURN_WINDOW_MS = 7 * DAY_MS
