import { currentLanguage } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'

const FULL_STOPS: Readonly<Record<Language, string>> = { en: '.', hi: '।' }
const LISTS: Readonly<Record<Language, Intl.ListFormat>> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  hi: new Intl.ListFormat('hi-IN', { type: 'conjunction' }),
}

/** The full stop of the current language. */
export const fullStop = (): string => FULL_STOPS[currentLanguage()]

/** Texts without an end as sentences beside each other, the last one without a full stop: 'Delhi. Since yesterday'. */
export const sentences = (...texts: readonly (string | null | undefined | false)[]): string =>
  texts.filter(Boolean).join(`${fullStop()} `)

/** 'Meera, Asha and Zoya', 'Meera, Asha और Zoya' */
export const listed = (items: readonly string[]): string => LISTS[currentLanguage()].format(items)
