import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

type InLanguages<Copy> = Readonly<Record<Language, Copy>>

/**
 * One object for the copy of all languages, with the shape of the original. Texts are read, and functions called, in the
 * current language; so a part of it may be kept in a constant, a text may not.
 */
export function inLanguages<Copy>(copies: InLanguages<Copy>): Copy {
  const { en } = copies as InLanguages<unknown>
  if (typeof en === 'function') return translatedFunction(copies as InLanguages<unknown>) as Copy
  if (typeof en !== 'object' || en === null) return en as Copy
  const all = Array.isArray(en) ? [] : {}
  for (const key of Object.keys(en)) define(all, key, copies as InLanguages<Record<string, unknown>>)
  return all as Copy
}

function define(all: object, key: string, copies: InLanguages<Record<string, unknown>>): void {
  const { get, value } = Object.getOwnPropertyDescriptor(copies.en, key) ?? {}
  // A getter: the text of another copy file.
  const isText = get !== undefined || typeof value === 'string'
  const read = isText
    ? { get: () => copies[currentLanguage()][key] }
    : { value: inLanguages({ en: copies.en[key], hi: copies.hi[key] }), writable: true }
  Object.defineProperty(all, key, { enumerable: true, configurable: true, ...read })
}

const translatedFunction =
  (copies: InLanguages<unknown>) =>
  (...input: unknown[]): unknown =>
    (copies[currentLanguage()] as (...input: unknown[]) => unknown)(...input)
