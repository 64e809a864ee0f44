const SITE = 'http://site'

/**
 * A path on this site that is safe to redirect to; anything else becomes the fallback. Refuses other sites, also in
 * the disguises `//host`, `/\host`, control characters, and dot segments that leave a path with two slashes in front.
 */
export function safePath(path: string | null | undefined, fallback = '/'): string {
  if (!path?.startsWith('/') || /[\p{Cc}\\]/u.test(path) || !URL.canParse(path, SITE)) return fallback
  const { origin, pathname, search, hash } = new URL(path, SITE)
  // The parser takes dot segments out, so the check is made on what it leaves.
  return origin === SITE && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
