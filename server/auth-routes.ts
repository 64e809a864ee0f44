import { Hono } from 'hono'
import type { AuthService } from '#auth/service.ts'
import type { AppEnv } from './app-context.ts'

/** Where the pages' own client looks for the auth service. */
const OWN_PATH = '/auth/v1'
/** The service's middleware, and its answer to what it does not know. */
const ANYTHING = new Set(['*', '/*', '/'])

/**
 * The doors of the auth service: at `/auth/v1`, and where its public address says. They stand before the limits of the
 * pages, because the service has its own, and answers a refusal in JSON: clients sign out over any other.
 */
export function authRoutes({ app: service, basePath }: Pick<AuthService, 'app' | 'basePath'>): Hono<AppEnv> {
  const doors = new Hono<AppEnv>()
  doors.route(OWN_PATH, service)
  if (basePath === OWN_PATH) return doors
  if (basePath !== '') return doors.route(basePath, service)
  // At the root it shares the address with the pages: only what it knows is its own.
  const paths = new Set(service.routes.map(({ path }) => path).filter((path) => !ANYTHING.has(path)))
  for (const path of paths) doors.all(path, (c) => service.fetch(c.req.raw, c.env))
  return doors
}
