import { fetchCode } from './load-code.ts'

interface RouteFiles {
  id: string
  /** Address of the route's module. */
  module: string
  /** Addresses of what the module imports. */
  imports?: readonly string[]
}

/**
 * Stands in for the function of React Router with the same name (see `vite.config.ts`), which reloads the document when
 * a module cannot be fetched and so drops what was typed. This one waits for the connection.
 */
export async function loadRouteModule(route: RouteFiles, cache: Record<string, unknown>): Promise<unknown> {
  if (route.id in cache) return cache[route.id]
  await fetchCode([route.module, ...(route.imports ?? [])])
  const module: unknown = await import(/* @vite-ignore */ route.module)
  cache[route.id] = module
  return module
}
