// The built-in categories. Safe for the browser.

/** The printed symbols of the categories, in the order of `CATEGORIES`. */
export const GLYPHS = ['cloth', 'jewel', 'plant', 'soap', 'jar', 'basket'] as const
export type Glyph = (typeof GLYPHS)[number]

/** The built-in categories. */
export const CATEGORIES = [
  { slug: 'clothing', name: 'Clothing', glyph: 'cloth' },
  { slug: 'accessories', name: 'Accessories', glyph: 'jewel' },
  { slug: 'home-and-garden', name: 'Home & Garden', glyph: 'plant' },
  { slug: 'beauty', name: 'Beauty', glyph: 'soap' },
  { slug: 'food', name: 'Food', glyph: 'jar' },
  { slug: 'handmade', name: 'Handmade', glyph: 'basket' },
] as const satisfies readonly { slug: string; name: string; glyph: Glyph }[]

export const findGlyph = (categorySlug: string | undefined): Glyph | undefined =>
  CATEGORIES.find(({ slug }) => slug === categorySlug)?.glyph

/** The value of the category field for no filter: a select option may not have an empty value. */
export const ALL_CATEGORIES = 'all'
