import { NO_ROUTE } from '#app/platform/api/route-of.ts'
import { firstSegment, fullPath, type Routes, withoutDataEnding } from './route-paths.ts'

/**
 * Returns a function that finds the pattern of a path's page, e.g. `/orders/:token` for `/ORDERS/x/`, with `.data` for
 * React Router's data requests; `*` for an unknown path. The result never contains a part of the path.
 */
export function pagePatterns(routes: Routes): (path: string) => string {
  const byFirstSegment = Map.groupBy(patternsOf(routes).map(compile), ({ pattern }) =>
    firstSegment(pattern).toLowerCase(),
  )
  return (path) => {
    const { pathname, ending } = withoutDataEnding(path)
    const candidates = byFirstSegment.get(firstSegment(pathname).toLowerCase()) ?? []
    const found = candidates.find(({ matcher }) => matcher.test(pathname))
    return found ? found.pattern + ending : NO_ROUTE
  }
}

/** All patterns, sorted as the router ranks them: fewest parameters first, then the longest. */
function patternsOf(routes: Routes): string[] {
  const patterns = new Set(Object.keys(routes).map((id) => fullPath(routes, id)))
  const rank = (pattern: string): number => pattern.split('/:').length * 1_000 - pattern.length
  return [...patterns].filter((pattern) => !pattern.includes('*')).sort((a, b) => rank(a) - rank(b))
}

function compile(pattern: string): { pattern: string; matcher: RegExp } {
  const source = pattern.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return { pattern, matcher: new RegExp(`^${source}/*$`, 'i') }
}
