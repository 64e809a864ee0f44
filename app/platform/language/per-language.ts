import { currentLanguage } from './current-language.ts'
import type { Language } from './languages.ts'

/**
 * What is built from copy when a module is loaded, for example a form: built once per language when it is first read, and
 * read in the current language. A browser has one language, so there it is built at once.
 */
/* @__NO_SIDE_EFFECTS__ */
export function perLanguage<Built extends object>(build: () => Built): Built {
  // Not in the files for browsers; programs without Vite have no `env`.
  if (import.meta.env?.SSR === false) return build()
  const built: Partial<Record<Language, Built>> = {}
  const current = (): Built => (built[currentLanguage()] ??= build())
  return new Proxy({} as Built, {
    get: (_, key) => Reflect.get(current(), key),
    has: (_, key) => Reflect.has(current(), key),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(current(), key)
      // A proxy may not describe a property of its empty target as fixed.
      return descriptor && { ...descriptor, configurable: true }
    },
  })
}
