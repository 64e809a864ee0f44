import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'

const FULL_STOPS: Readonly<Record<Language, string>> = { en: '.', hi: '।' }
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-IN', hi: 'hi-IN' }
/** Made when they are first used: that of Hindi alone takes 30 ms. */
const lists: Partial<Record<Language, Intl.ListFormat>> = {}

/** The full stop of the current language. */
export const fullStop = (): string => FULL_STOPS[currentLanguage()]

/** Texts without an end as sentences beside each other, the last one without a full stop: 'Delhi. Since yesterday'. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]): string =>
  texts.filter(Boolean).join(`${fullStop()} `)

/** 'Meera, Asha and Zoya', 'Meera, Asha और Zoya' */
export function listed(items: readonly string[]): string {
  const language = currentLanguage()
  lists[language] ??= new Intl.ListFormat(LOCALES[language], { type: 'conjunction' })
  return lists[language].format(items)
}
