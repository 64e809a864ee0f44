/** Products of one sitemap, about: with both languages a file of half a megabyte. */
const PRODUCTS_PER_PART = 1_000
const DIGITS = '0123456789abcdef'
const WHOLE = 'all'

/** The names of the sitemaps of so many products: the first hexadecimal digits of their ids, as many as are needed. */
export function partsOf(products: number): string[] {
  let parts = ['']
  while (parts.length * PRODUCTS_PER_PART < products) {
    parts = parts.flatMap((part) => Array.from(DIGITS, (digit) => part + digit))
  }
  return parts.map((part) => part || WHOLE)
}

/** The digits that the ids of a sitemap's products begin with; null for the name of none. */
export function digitsOf(name: string): string | null {
  if (name === WHOLE) return ''
  return /^[0-9a-f]{1,6}$/.test(name) ? name : null
}
