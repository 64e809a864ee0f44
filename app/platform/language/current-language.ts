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
