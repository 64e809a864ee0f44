// Input shapes and limits. Safe for the browser.

export const SEARCH_CHARS_MAX = 100
export const CATEGORY_CHARS_MAX = 60
/** Two less than an entry of a list kept on the device, which puts the kind before it. */
export const SLUG_CHARS_MAX = 58
export const PRODUCTS_PER_PAGE = 24
export const PRODUCTS_PER_PAGE_MAX = 48
/** Above it the page says "more than". */
export const PRODUCTS_COUNTED_MAX = 1_000

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
export const ALL_CATEGORIES = 'all'

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
  const category = plain(params.get('category')).slice(0, CATEGORY_CHARS_MAX)
  const cursor = params.get('cursor') ?? ''
  return {
    q: plain(params.get('q')).slice(0, SEARCH_CHARS_MAX) || null,
    category: category === ALL_CATEGORIES ? null : category || null,
    cursor: isSlug(cursor) ? cursor : null,
  }
}

/** One line without control characters: the database takes no NUL, and a search text holds no line break. */
function plain(text: string | null): string {
  return (text ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

/**
 * The pictures of a product as outside data gives them: a list of texts; one text stands for a list of one;
 * anything else is no picture.
 */
export function coerceImages(images: unknown): string[] {
  if (typeof images === 'string') return [images]
  return Array.isArray(images) && images.every((image) => typeof image === 'string') ? images : []
}

/** Of a region's name, and of its country's. */
export const REGION_CHARS_MAX = 80

export const SELLER_NAME_CHARS_MAX = 80
export const SELLER_BIO_CHARS_MAX = 1_000
