import { type Theme, THEMES } from './copy.ts'

export const FEED = '/stories'

/** The theme in the address, or all. */
export const readTheme = (search: URLSearchParams): Theme =>
  THEMES.find((theme) => theme === search.get('theme')) ?? 'all'

/** The address of the feed with this theme, from this cursor on. */
export function feedHref(theme: Theme, { cursor, path = FEED }: { cursor?: string; path?: string } = {}): string {
  const search = new URLSearchParams({ ...(theme !== 'all' && { theme }), ...(cursor && { cursor }) }).toString()
  return search ? `${path}?${search}` : path
}
