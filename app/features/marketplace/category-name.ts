import { categoryNames } from './category-names-copy.ts'
import { CATEGORIES } from './categories.ts'

/** A stored category in the current language; one that is not built in as it is. */
export function categoryName(stored: string): string {
  const known = CATEGORIES.find(({ name }) => name === stored)
  return known ? categoryNames[known.slug] : stored
}
