import { splitLanguage } from '#app/platform/language/language-paths.ts'

const SITE = 'http://site'

/**
 * Returns the path, as it is in English, if it is safe to redirect to, otherwise the fallback. Refuses other sites, also
 * in the forms `//host` and `/\host`, control characters, dot segments that resolve to a path with two leading slashes,
 * and two languages, which no page has.
 */
export function safePath(path: string | null | undefined, fallback = '/'): string {
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path) || !URL.canParse(path, SITE)) return fallback
  const { origin, pathname, search, hash } = new URL(path, SITE)
  // The URL parser resolves dot segments, so the resolved path is checked.
  const { path: inEnglish } = splitLanguage(pathname)
  const isPath = origin === SITE && !pathname.startsWith('//') && splitLanguage(inEnglish).path === inEnglish
  return isPath ? inEnglish + search + hash : fallback
}
