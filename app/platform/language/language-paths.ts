import { currentLanguage } from './current-language.ts'
import { type Language, LANGUAGES } from './languages.ts'

const [ORIGINAL] = LANGUAGES
// Not before two slashes: what follows would be another site.
const PREFIX = new RegExp(`^/(${LANGUAGES.slice(1).join('|')})(?=/(?![/\\\\])|[?#]|\\.data(?:\\?|$)|$)`)
/** What is the same in all languages: APIs, files, and pages that are only in English. */
const WITHOUT_LANGUAGE =
  /^\/(?:api|auth\/v1|assets|embed|exit|icons|live|media|operator|developers|robots\.txt|sandbox|sitemap[^/]*|stop|sw\.js|uploads|webhooks)(?=[/?#.]|$)/

export interface LanguagePath {
  language: Language
  /** The path as it is in English. */
  path: string
}

/** The language and the rest of a path: `/hi/account?x=1` is `/account?x=1` in Hindi. */
export function splitLanguage(path: string): LanguagePath {
  const language = PREFIX.exec(path)?.[1] as Language | undefined
  if (!language) return { language: ORIGINAL, path }
  const rest = path.slice(language.length + 1)
  return { language, path: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Whether a path of the site exists in each language. */
export const hasLanguages = (path: string): boolean => !WITHOUT_LANGUAGE.test(path)

/** The path of a page in another language; in English if it has none. */
export function pathIn(language: Language, path: string): string {
  const { path: original } = splitLanguage(path)
  if (language === ORIGINAL || !path.startsWith('/') || !hasLanguages(original)) return original
  return `/${language}${original.replace(/^\/(?=[?#]|$)/, '')}`
}

/** The path in the language of the page, for `href` and `action`; `<Link>` and `redirect` do it themselves. */
export const localePath = (path: string): string =>
  currentLanguage() === 'en' ? path : pathIn(currentLanguage(), path)

/** The absolute URL of a page in the language of this one. */
export const localeUrl = (siteUrl: string, path: string): string => siteUrl + localePath(path)

/** The URL of a request, or of a loader's `url`, as it is in English, so that no page knows about languages. */
export function pageUrl(of: { url: string } | URL): URL {
  const page = new URL(of instanceof URL ? of : of.url)
  page.pathname = splitLanguage(page.pathname).path
  return page
}

/** Path and query of a page as they are in English. */
export function pathOf(of: URL): string {
  const { pathname, search } = pageUrl(of)
  return pathname + search
}
