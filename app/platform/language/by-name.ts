import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

/** Making one takes longer than sorting a short list. */
const collators: Partial<Record<Language, Intl.Collator>> = {}

/**
 * Compares by name, in the order of the letters of the current language: in Hindi names in Devanagari come before those in
 * Latin letters. For complete lists only: what is read page by page is sorted by the database.
 */
export function byName<Item>(nameOf: (item: Item) => string): (a: Item, b: Item) => number {
  const language = currentLanguage()
  const { compare } = (collators[language] ??= new Intl.Collator(language))
  return (a, b) => compare(nameOf(a), nameOf(b))
}
