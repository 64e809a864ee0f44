import { type Theme, THEMES } from './copy.ts'

export const WALL = '/stories'

/** The theme that the address names; all of them where it names none. */
export const readTheme = (search: URLSearchParams): Theme =>
  THEMES.find((theme) => theme === search.get('theme')) ?? 'all'

/** Where the wall shows this theme, from this place on. */
export function wallHref(theme: Theme, { cursor, path = WALL }: { cursor?: string; path?: string } = {}): string {
  const search = new URLSearchParams({ ...(theme !== 'all' && { theme }), ...(cursor && { cursor }) }).toString()
  return search ? `${path}?${search}` : path
}
