import { splitLanguage } from '#app/platform/language/language-paths.ts'

const SITE = 'http://site'

/**
 * Returns the path, as it is in English, if it is safe to redirect to, otherwise the fallback. Refuses other sites, also in the forms
 * `//host` and `/\host`, control characters, and dot segments that resolve to a path with two leading slashes.
 */
export function safePath(path: string | null | undefined, fallback = '/'): string {
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path) || !URL.canParse(path, SITE)) return fallback
  const { origin, pathname, search, hash } = new URL(path, SITE)
  // The URL parser resolves dot segments, so the resolved path is checked.
  return origin === SITE && !pathname.startsWith('//') ? splitLanguage(pathname).path + search + hash : fallback
}
