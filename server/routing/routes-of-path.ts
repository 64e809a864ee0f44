import { firstSegment, fullPath, lineage, type Routes, withoutDataEnding } from './route-paths.ts'

/**
 * Returns a function that finds the routes which a path can match: those of its first segment, and those that match in any.
 * React Router tries all that it has, one after another, twice a request. Undefined for a path of another spelling, e.g.
 * `/Orders` or `/%6frders`, which only all routes together can match.
 */
export function routesOfPaths(routes: Routes): (pathname: string) => Routes | undefined {
  const ids = Object.keys(routes).filter((id) => routes[id]?.path || routes[id]?.index)
  const segments = Map.groupBy(ids, (id) => firstSegment(fullPath(routes, id)))
  const inAny = [...segments].filter(([segment]) => /^$|[:*?]/.test(segment)).flatMap(([, each]) => each)
  const found = new Map<string, Routes>()
  for (const [segment, own] of segments) found.set(segment, pick(routes, [...own, ...inAny]))
  return (path) => {
    const { pathname } = withoutDataEnding(path)
    const segment = firstSegment(pathname)
    return segment === '' && pathname !== '/' ? undefined : found.get(segment)
  }
}

/** These routes and those that they stand in, in the order of all. */
function pick(routes: Routes, ids: readonly string[]): Routes {
  const picked = new Set(ids.flatMap((id) => lineage(routes, id)))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => picked.has(id)))
}
