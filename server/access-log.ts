import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { NO_ROUTE, routeOf } from '#app/platform/api/route-of.ts'
import type { AppDeps, AppEnv } from './app-context.ts'
import { pagePatterns } from './page-patterns.ts'

/**
 * Names each request and writes one line when it is answered: the pattern of its route, because a path may hold a key
 * or a token; no query, no cookie, no body.
 */
export function accessLog({ log }: Pick<AppDeps, 'log'>): MiddlewareHandler<AppEnv> {
  let patterns: Promise<(path: string) => string> | undefined
  return async (c, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    const ms = Math.round(performance.now() - startedAt)
    let route = routeOf(c)
    if (route === NO_ROUTE) {
      patterns ??= import('virtual:react-router/server-build').then(({ routes }) => pagePatterns(routes))
      route = (await patterns)(c.req.path)
    }
    log.info({ requestId, method: c.req.method, route, status: c.res.status, ms }, 'request')
  }
}
