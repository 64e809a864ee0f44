import { inLanguage } from './in-language.server.ts'
import { LANGUAGES } from './languages.ts'

/**
 * A sentence of ours that was stored, such as the reason of a refund, in the current language; what somebody wrote
 * themselves stays. It was stored in the language of whoever caused it, so all languages are compared.
 * @param texts All sentences of ours that may be stored there, from a copy file.
 */
export function storedWords(texts: Readonly<Record<string, string>>, stored: string): string {
  const isStored = (key: string) => LANGUAGES.some((language) => inLanguage(language, () => texts[key]) === stored)
  const key = Object.keys(texts).find(isStored)
  return (key === undefined ? undefined : texts[key]) ?? stored
}
