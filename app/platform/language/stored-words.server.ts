import { currentLanguage } from './current-language.ts'
import { inLanguage } from './in-language.server.ts'
import { LANGUAGES } from './languages.ts'
import { perLanguage } from './per-language.ts'

type Texts = Readonly<Record<string, unknown>>

const known = new WeakMap<Texts, ReadonlyMap<string, string>>()

/**
 * A sentence of ours that was stored, such as the reason of a refund, in the current language; what somebody wrote
 * themselves stays. It was stored in the language of whoever caused it, so all languages are compared.
 * @param texts All sentences of ours that may be stored there: of a copy file, or `perLanguage`. What is no string is left
 * out.
 */
export function storedWords(texts: Texts, stored: string): string {
  const key = keysOf(texts).get(stored)
  const text = key === undefined ? undefined : texts[key]
  return typeof text === 'string' ? text : stored
}

/** The texts of a copy that has them in groups, for `storedWords`. */
export const textsOfGroups = (copy: Readonly<Record<string, Texts>>): Texts =>
  perLanguage(() =>
    Object.fromEntries(
      Object.entries(copy).flatMap(([group, texts]) =>
        Object.entries(texts).map(([key, text]) => [`${group}: ${key}`, text] as const),
      ),
    ),
  )

/** `storedWords` of long texts of ours, which are listed with their Hindi. */
export function wordsOfPairs(
  pairs: readonly (readonly [english: string, hindi: string])[],
): (stored: string) => string {
  const texts = perLanguage(() =>
    Object.fromEntries(pairs.map(([english, hindi], at) => [at, currentLanguage() === 'hi' ? hindi : english])),
  )
  return (stored) => storedWords(texts, stored)
}

/** The key of each sentence in each language. */
function keysOf(texts: Texts): ReadonlyMap<string, string> {
  const found = known.get(texts)
  if (found) return found
  const entries = LANGUAGES.flatMap((language) => inLanguage(language, () => Object.entries(texts)))
  const keys = new Map(entries.flatMap(([key, text]) => (typeof text === 'string' ? [[text, key] as const] : [])))
  known.set(texts, keys)
  return keys
}
