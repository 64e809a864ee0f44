import { Hono } from 'hono'
import type { AuthService } from '#auth/service.ts'
import type { AppEnv } from '#server/app-context.ts'

/** The path that the client of the pages uses. */
const OWN_PATH = '/auth/v1'
/** Paths of the service's middleware and of its 404. */
const ANYTHING = new Set(['*', '/*', '/'])

/**
 * The routes of the auth service: at `/auth/v1` and at the path of its public URL. They are mounted before the pages' rate
 * limit, because the service has its own and returns errors as JSON: clients sign out after any other error.
 */
export function authRoutes({ app: service, basePath }: Pick<AuthService, 'app' | 'basePath'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.route(OWN_PATH, service)
  if (basePath === OWN_PATH) return routes
  if (basePath !== '') return routes.route(basePath, service)
  // At the root it shares the URL with the pages, so only its own paths are mounted.
  const paths = new Set(service.routes.map(({ path }) => path).filter((path) => !ANYTHING.has(path)))
  for (const path of paths) routes.all(path, (c) => service.fetch(c.req.raw, c.env))
  return routes
}
