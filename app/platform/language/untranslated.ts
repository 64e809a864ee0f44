import type { Language } from './languages.ts'

/** What looks written, and not like a word of the code. */
const WRITTEN = /^[A-Z]|\p{L} \p{L}/u
const texts = new Map<Language, Set<string>>()

/**
 * Remembers a text of the copy that is the same in this language as in English: a name, or not translated yet. Torch's
 * answers contain both languages.
 */
export function addUntranslated(language: Language, text: string): void {
  if (!WRITTEN.test(text) || /\p{Script=Devanagari}/u.test(text)) return
  texts.set(language, (texts.get(language) ?? new Set()).add(text))
}

/** An element of a rendered page without other elements in it. */
const LEAF = /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>([^<]+)(?=<\/\1>)/g

/** The page with `lang="en"` at each element whose text is English copy, for screen readers. */
export function markUntranslated(html: string, language: Language): string {
  const known = texts.get(language)
  if (!known) return html
  return html.replace(LEAF, (element, name: string, attributes: string, text: string) => {
    const isMarked = /\slang=/.test(attributes) || !known.has(decoded(text))
    return isMarked ? element : `<${name}${attributes} lang="en">${text}`
  })
}

const decoded = (text: string): string =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
