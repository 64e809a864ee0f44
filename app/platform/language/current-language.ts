import { isLanguage, type Language, LANGUAGES } from './languages.ts'

let readOnServer = (): Language => LANGUAGES[0]

/** Called once by the server, which answers several people at a time. */
export function readLanguageWith(read: () => Language): void {
  readOnServer = read
}

/** The language of the page in the browser; on the server that of the request, or of the recipient of a mail. */
export function currentLanguage(): Language {
  if (typeof document === 'undefined') return readOnServer()
  const { lang } = document.documentElement
  return isLanguage(lang) ? lang : LANGUAGES[0]
}
