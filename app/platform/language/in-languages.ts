import { currentLanguage } from './current-language.ts'
import { type Language, LANGUAGES } from './languages.ts'
import { addUntranslated } from './untranslated.ts'

const [ORIGINAL] = LANGUAGES

/** The same copy in each language; one without a translation is in English. */
type InLanguages<Copy> = Readonly<Partial<Record<Language, Copy>> & Record<typeof ORIGINAL, Copy>>

/**
 * One object for the copy of all languages, with the shape of the original. Texts are read, and functions called, in the
 * current language; so a part of it may be kept in a constant, a text may not.
 */
export function inLanguages<Copy>(copies: InLanguages<Copy>): Copy {
  const original: unknown = copies[ORIGINAL]
  if (typeof original === 'function') return translatedFunction(copies as InLanguages<AnyFunction>) as Copy
  if (typeof original !== 'object' || original === null) return original as Copy
  const all = Array.isArray(original) ? [] : {}
  for (const key of Object.keys(original)) define(all, key, copies as InLanguages<Record<string, unknown>>)
  return all as Copy
}

const inCurrent = <Copy>(copies: InLanguages<Copy>): Copy => copies[currentLanguage()] ?? copies[ORIGINAL]

function define(all: object, key: string, copies: InLanguages<Record<string, unknown>>): void {
  const { get, value } = Object.getOwnPropertyDescriptor(copies[ORIGINAL], key) ?? {}
  // A getter: the text of another copy file.
  const isText = get !== undefined || typeof value === 'string'
  const read = isText
    ? { get: () => inCurrent(copies)[key] }
    : { value: inLanguages(partsOf(copies, key)), writable: true }
  Object.defineProperty(all, key, { enumerable: true, configurable: true, ...read })
  if (typeof value === 'string') noteUntranslated(value, key, copies)
}

function noteUntranslated(text: string, key: string, copies: InLanguages<Record<string, unknown>>): void {
  for (const language of LANGUAGES.slice(1)) {
    const { [language]: own } = copies
    if (!own || Object.getOwnPropertyDescriptor(own, key)?.value === text) addUntranslated(language, text)
  }
}

const partsOf = (copies: InLanguages<Record<string, unknown>>, key: string): InLanguages<unknown> =>
  Object.fromEntries(Object.entries(copies).map(([language, copy]) => [language, copy[key]])) as InLanguages<unknown>

type AnyFunction = (...input: unknown[]) => unknown

const translatedFunction =
  (copies: InLanguages<AnyFunction>): AnyFunction =>
  (...input) =>
    inCurrent(copies)(...input)
