import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** Logged in place of a path that no route matches. */
export const NO_ROUTE = '*'

/**
 * The pattern of the matched route, e.g. `/api/v1/stories/:id`. Logs hold it instead of the path, because a path may
 * contain a key or a token. `*` when only middleware matched.
 */
export function routeOf(c: Context): string {
  const patterns = matchedRoutes(c).map(({ path }) => withoutExpressions(path))
  const exact = patterns.findLast((pattern) => !pattern.includes('*'))
  if (exact !== undefined) return exact
  const wildcards = patterns.filter((pattern) => pattern !== '/*' && pattern.includes('*'))
  return wildcards.toSorted((a, b) => b.length - a.length)[0] ?? NO_ROUTE
}

/** A parameter's regular expression is in braces: `/:id{[0-9]+}`. */
const withoutExpressions = (path: string): string => (path.includes('{') ? path.replace(/\{.*?\}(?=\/|$)/g, '') : path)
