import type { AnyReportReason } from '#app/features/requests/reports/schema.ts'

// Input shapes and limits. Safe for the browser.

export const SEARCH_CHARS_MAX = 100
/** The maximum length of a price in a filter. */
export const PRICE_CHARS_MAX = 20
export const CATEGORY_CHARS_MAX = 60
/** Two less than the limit of an entry in a list on the device, which has the kind as a prefix. */
export const SLUG_CHARS_MAX = 58
export const PRODUCTS_PER_PAGE = 24
export const PRODUCTS_PER_PAGE_MAX = 48

const SLUG = new RegExp(`^[a-z0-9-]{1,${SLUG_CHARS_MAX}}$`)

export const isSlug = (text: string): boolean => SLUG.test(text)

/** The maximum length of a region's name, and of its country's. */
export const REGION_CHARS_MAX = 80

export const SELLER_NAME_CHARS_MAX = 80
export const SELLER_BIO_CHARS_MAX = 1_000
export const SELLER_VOICE_CHARS_MAX = 600
export const TOWN_CHARS_MAX = 80
export const HOLIDAY_NOTE_CHARS_MAX = 160
export const HOLIDAY_DAYS_MAX = 180
/** ₹50,000. */
export const MIN_ORDER_MINOR_MAX = 50_000_00

/** Limits of the legal name and address, which are shown on invoices only. */
export const LEGAL_NAME_CHARS_MAX = 120
export const ADDRESS_CHARS_MAX = 300
/** Where a seller delivers to: without a GST number only within their own State (Indian law). */
export const DELIVERS_TO = ['india', 'own-state'] as const
export type DeliversTo = (typeof DELIVERS_TO)[number]

/**
 * The one State that a seller delivers to, or null for all of India. The database refuses 'own-state' without a State.
 */
export function sendsWithin({ deliversTo, state }: { deliversTo: DeliversTo; state: string | null }): string | null {
  return deliversTo === 'own-state' ? state : null
}

/** The kinds of checks before a seller is called verified; the badge depends on `identity`. */
export const CHECK_KINDS = ['identity', 'address', 'craft', 'bank'] as const
export type CheckKind = (typeof CHECK_KINDS)[number]
export const CHECK_NOTE_CHARS_MAX = 200
export const CHECK_MONTHS_MAX = 24

export const APPLICATION_STATES = ['waiting', 'returned', 'approved', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
export const EVIDENCE_MAX = 4
/** The limit of applications of one member, in whatever state they ended. */
export const APPLICATIONS_A_MONTH_MAX = 5
export const APPLICATION_REASON_CHARS_MAX = 600
/** The State of a seller outside India. */
export const ABROAD = 'abroad'

export const TITLE_CHARS_MAX = 120
export const DESCRIPTION_CHARS_MAX = 4_000
export const PHOTOS_MAX = 6
export const PHOTO_ALT_CHARS_MAX = 200
export interface PhotoInput {
  /** The id of a medium: one that the product shows already, or an unused upload of the seller. */
  id: string
  alt: string
}

/** One crore rupees, or the same number of another currency's units, in minor units. */
export const PRICE_MINOR_MAX = 1_00_00_000_00
export const STOCK_MAX = 99_999
/** At this stock or less the seller is notified. */
export const LOW_STOCK = 2
export const DELIVERY_MINOR_MAX = 10_000_00
export const DELIVERY_DAYS_MAX = 60
/** The currencies of prices. */
export const CURRENCIES = ['INR', 'USD'] as const
export type Currency = (typeof CURRENCIES)[number]
/**
 * The product information that the law may ask for, in the order of display. What is required of which category, and
 * since when, are rows (listing-requirements).
 */
export const FACTS = [
  'commonName',
  'netQuantity',
  'diet',
  'ingredients',
  'allergens',
  'bestBefore',
  'fssai',
  'madeOf',
  'maker',
  'makerAddress',
  'origin',
  'madeMonth',
] as const
export type Fact = (typeof FACTS)[number]
export const FACT_CHARS_MAX = 120
export const INGREDIENTS_CHARS_MAX = 2_000

/** A list price was charged for at least this long. */
export const LIST_PRICE_CHARGED_DAYS_MIN = 14
export const LIST_PRICE_SHOWN_DAYS_MAX = 60

/** The days of price history before a reduction that determine the list price. */
export const LIST_PRICE_WINDOW_DAYS = 30

/** A listing is a draft until it was first published. */
export const LISTING_STATES = ['draft', 'published', 'paused'] as const
export type ListingState = (typeof LISTING_STATES)[number]

/** The limit of one shop's listings, in whatever state. */
export const PRODUCTS_PER_SHOP_MAX = 10_000
export const OWN_PRODUCTS_PER_PAGE = 40

export const IMPORT_ROWS_MAX = 5_000
export const IMPORT_BYTES_MAX = 2 * 1024 * 1024
/**
 * Where a file is posted. The body limit is above the limit of a file, so that a file somewhat too large gets a
 * message.
 */
export const IMPORT_URL = '/account/shop/import'
export const IMPORT_BODY_BYTES_MAX = 2 * IMPORT_BYTES_MAX
/** The days for which the report of an import is stored. */
export const IMPORT_KEPT_DAYS = 30

/** A row that was in the shop already. */
export interface ImportedRow {
  line: number
  title: string
  slug: string
}

/** A row that was not saved: its position, its mistakes and all its cells. */
export interface WrongRow {
  line: number
  faults: { column: string; sentence: string }[]
  cells: string[]
}

/** The limit of similar products. */
export const SIMILAR_MAX = 12

export const STARS_MAX = 5
export const REVIEW_CHARS_MAX = 2_000
/** The maximum length of a reviewer's name. */
export const REVIEWER_CHARS_MAX = 80
export const ANSWER_CHARS_MAX = 1_000
export const REVIEW_PHOTOS_MAX = 4

export const FLAG_SUBJECTS = ['product', 'review', 'seller', 'question'] as const
export type FlagSubject = (typeof FLAG_SUBJECTS)[number]
export const FLAG_REASONS = [
  'not-as-described',
  'forbidden',
  'copied',
  'pictures',
  'hurtful',
  'private',
  'other',
] as const satisfies readonly AnyReportReason[]
export type FlagReason = (typeof FLAG_REASONS)[number]
export const FLAG_CHARS_MAX = 1_000
/** An operator's decision on a report. */
export type FlagDecision = 'kept' | 'taken-off'
/** Visitors cannot be told apart, so this limits the open reports of all visitors on one subject. */
export const VISITOR_FLAGS_OPEN_MAX = 5
