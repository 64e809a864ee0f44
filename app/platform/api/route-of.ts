import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** What is logged in place of a path that nothing answers. */
export const NO_ROUTE = '*'

/**
 * The pattern of the route that answers a request, e.g. `/api/v1/stories/:id`, for logs: a path may hold a key or a
 * token. `*` where only middleware matched.
 */
export function routeOf(c: Context): string {
  // What a parameter must look like stands in braces.
  const patterns = matchedRoutes(c).map(({ path }) => path.replace(/\{.*?\}(?=\/|$)/g, ''))
  const wildcards = patterns.filter((pattern) => pattern !== '/*' && pattern.includes('*'))
  return (
    patterns.findLast((pattern) => !pattern.includes('*')) ??
    wildcards.toSorted((a, b) => b.length - a.length)[0] ??
    NO_ROUTE
  )
}
