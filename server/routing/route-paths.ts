import type { ServerBuild } from 'react-router'

export type Routes = ServerBuild['routes']

/** The whole path of a route, e.g. `/orders/:token`; `/` for the start page and for what has no path. */
export function fullPath(routes: Routes, id: string): string {
  const segments = lineage(routes, id).flatMap((each) => routes[each]?.path || [])
  return `/${segments.join('/')}`
}

/** A route and those that it stands in, the outermost first. */
export function lineage(routes: Routes, id: string): string[] {
  const parent = routes[id]?.parentId
  return parent === undefined ? [id] : [...lineage(routes, parent), id]
}

/** `orders` for `/orders/x`, and an empty text for `/`. */
export const firstSegment = (path: string): string => path.split('/', 2)[1] ?? ''

/** A path and the ending of React Router's data requests: `/_root.data` are the data of `/`. */
export function withoutDataEnding(path: string): { pathname: string; ending: string } {
  if (!path.endsWith('.data')) return { pathname: path, ending: '' }
  const pathname = path.replace(/(?:\/_root|\/_)?\.data$/, '')
  return { pathname: pathname || '/', ending: '.data' }
}
