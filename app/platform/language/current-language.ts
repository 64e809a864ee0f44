import { isLanguage, type Language, LANGUAGES } from './languages.ts'

let readOnServer = (): Language => LANGUAGES[0]

/** Called once by the server, which answers several people at a time. */
export function readLanguageWith(read: () => Language): void {
  readOnServer = read
}

/** The language of the page in the browser; on the server that of the request, or of the recipient of a mail. */
export function currentLanguage(): Language {
  // Programs without Vite have no `env`.
  if (import.meta.env?.SSR !== false) return readOnServer()
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : LANGUAGES[0]
}

const lettersOf = (text: string, script: RegExp): number => text.split(script).length

/** The language of what somebody wrote, by the script of most of its letters; undefined without letters. */
export function languageOf(text: string): Language | undefined {
  const more = lettersOf(text, /[\u0900-\u097f]/) - lettersOf(text, /[a-z]/i)
  if (more !== 0) return more > 0 ? 'hi' : 'en'
}

/** The `lang` of an element with what somebody wrote: its language, unless the page has the same. */
export function foreignLang(text: string): Language | undefined {
  const language = languageOf(text)
  return language === currentLanguage() ? undefined : language
}

const SCRIPTS: Readonly<Record<Language, RegExp>> = { en: /[a-z]/i, hi: /[\u0900-\u097f]/ }

/**
 * The `lang` of a text that may also be a name, or a sentence of ours with somebody's words in it: only of what is wholly
 * in another language. Names in Latin letters, which are all capitalised, have none: they are read in either language.
 */
export function passageLang(text: string): Language | undefined {
  const language = foreignLang(text)
  if (!language || SCRIPTS[currentLanguage()].test(text)) return undefined
  return language !== 'en' || /\b[a-z]{2,}\b/.test(text) ? language : undefined
}
