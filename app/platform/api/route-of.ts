import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Logged in place of a path that no route matches. */
export const NO_ROUTE = '*'

/**
 * The pattern of the matched route, e.g. `/api/v1/stories/:id`. Logs hold it instead of the path, because a path may
 * contain a key or a token. `*` when only middleware matched.
 */
export function routeOf(c: Context): string {
  // A parameter's regular expression is in braces: `/:id{[0-9]+}`.
  const patterns = matchedRoutes(c).map(({ path }) => path.replace(/\{.*?\}(?=\/|$)/g, ''))
  const wildcards = patterns.filter((pattern) => pattern !== '/*' && pattern.includes('*'))
  return (
    patterns.findLast((pattern) => !pattern.includes('*')) ??
    wildcards.toSorted((a, b) => b.length - a.length)[0] ??
    NO_ROUTE
  )
}
