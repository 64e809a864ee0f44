import { currentLanguage } from './current-language.ts'

/**
 * Compares by name, in the order of the letters of the current language: in Hindi names in Devanagari come before those in
 * Latin letters. For complete lists only: what is read page by page is sorted by the database.
 */
export function byName<Item>(nameOf: (item: Item) => string): (a: Item, b: Item) => number {
  const { compare } = new Intl.Collator(currentLanguage())
  return (a, b) => compare(nameOf(a), nameOf(b))
}
