/**
 * A path on this site that is safe to send somebody to; anything else becomes the fallback.
 * Refuses other sites, also in the disguises `//host`, `/\host` and control characters.
 */
export function safePath(path: string | null | undefined, fallback = '/'): string {
  if (!path || !/^\/(?![/\\])/.test(path) || /[\p{Cc}\\]/u.test(path)) return fallback
  const url = new URL(path, 'http://local')
  return url.host === 'local' ? url.pathname + url.search + url.hash : fallback
}
