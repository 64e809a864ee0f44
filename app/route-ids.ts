import type { RouteConfigEntry } from '@react-router/dev/routes'

/**
 * The routes with their paths as ids, so that the browser's list of routes and each page's data name a path once. Layouts
 * and the index keep the name of their file.
 */
export const withPathsAsIds = (routes: readonly RouteConfigEntry[], parent = ''): RouteConfigEntry[] =>
  routes.map(({ children, ...route }) => {
    const path = [parent, route.path].filter(Boolean).join('/')
    return {
      ...route,
      ...(route.path && !children && { id: path }),
      ...(children && { children: withPathsAsIds(children, path) }),
    }
  })
