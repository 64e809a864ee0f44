/** A requested URL and its route pattern. */
export interface RequestedRoute {
  url: URL
  pattern: string
}

/** A file is linked from the page of its name, or from the page above it. */
const FILE = /^(.*?)(\/:\w+\.csv|\.csv|\/export)$/

/** The page to return to after a sign-in. Not a file: a browser that loads one stays on its page. */
export function returnPath({ url, pattern }: RequestedRoute): string {
  const page = FILE.exec(pattern)?.[1]
  return page ? `/${page}` : pathOf(url)
}
import { pathOf } from '#app/platform/language/language-paths.ts'
