import { fetchPageCode } from '#app/platform/code/fetch-code.ts'

interface RouteFiles {
  id: string
  /** Address of the route's module. */
  module: string
  /** Addresses of what the module imports. */
  imports?: readonly string[]
}

/**
 * Replaces React Router's function of the same name (`scripts/replaced-files.ts`), which reloads the document when a module
 * cannot be fetched and so loses typed values. This one waits for the connection.
 */
export async function loadRouteModule(route: RouteFiles, cache: Record<string, unknown>): Promise<unknown> {
  if (route.id in cache) return cache[route.id]
  await fetchPageCode([route.module, ...(route.imports ?? [])])
  const module: unknown = await import(/* @vite-ignore */ route.module)
  cache[route.id] = module
  return module
}
