import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

/** Every path of the route table, with its parameters: '/campaign/:slug'. */
export function routePaths(entries: readonly RouteConfigEntry[] = routes, parent = ''): string[] {
  return entries.flatMap(({ path, children }) => {
    const full = path ? `${parent}/${path}` : parent || '/'
    return [full, ...routePaths(children ?? [], full === '/' ? '' : full)]
  })
}
