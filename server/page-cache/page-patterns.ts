import type { ServerBuild } from 'react-router'
import { NO_ROUTE } from '#app/platform/api/route-of.ts'

type Routes = ServerBuild['routes']

/**
 * Returns a function that finds the pattern of a path's page, e.g. `/orders/:token` for `/ORDERS/x/`, with `.data` for
 * React Router's data requests; `*` for an unknown path. The result never contains a part of the path.
 */
export function pagePatterns(routes: Routes): (path: string) => string {
  const byFirstSegment = Map.groupBy(patternsOf(routes).map(compile), ({ pattern }) => firstSegment(pattern))
  return (path) => {
    const { pathname, ending } = withoutDataEnding(path)
    const candidates = byFirstSegment.get(firstSegment(pathname)) ?? []
    const found = candidates.find(({ matcher }) => matcher.test(pathname))
    return found ? found.pattern + ending : NO_ROUTE
  }
}

/** All patterns, sorted as the router ranks them: fewest parameters first, then the longest. */
function patternsOf(routes: Routes): string[] {
  const fullPath = (id: string): string => {
    const route = routes[id]
    if (!route) return ''
    return fullPath(route.parentId ?? '') + (route.path ? `/${route.path}` : '')
  }
  const patterns = new Set(Object.keys(routes).map((id) => fullPath(id) || '/'))
  const rank = (pattern: string): number => pattern.split('/:').length * 1_000 - pattern.length
  return [...patterns].filter((pattern) => !pattern.includes('*')).sort((a, b) => rank(a) - rank(b))
}

function compile(pattern: string): { pattern: string; matcher: RegExp } {
  const source = pattern.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')
  return { pattern, matcher: new RegExp(`^${source}/*$`, 'i') }
}

const firstSegment = (path: string): string => path.split('/', 2)[1]?.toLowerCase() ?? ''

function withoutDataEnding(path: string): { pathname: string; ending: string } {
  if (!path.endsWith('.data')) return { pathname: path, ending: '' }
  const pathname = path.replace(/(?:\/_root|\/_)?\.data$/, '')
  return { pathname: pathname || '/', ending: '.data' }
}
