import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { NO_ROUTE, routeOf } from '#app/platform/api/route-of.ts'
import type { AppDeps, AppEnv } from '#server/app-context.ts'
import { pagePatterns } from '#server/routing/page-patterns.ts'

/**
 * Gives each request an id and logs one line after the response. It logs the pattern of the route instead of the path,
 * which may contain a key or a token, and no query, cookie or body.
 */
export function accessLog({ log, metrics }: Pick<AppDeps, 'log' | 'metrics'>): MiddlewareHandler<AppEnv> {
  let patterns: Promise<(path: string) => string> | undefined
  return async (c, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    await next()
    // Not `c.header`, which copies the response and makes a stream of its text.
    c.res.headers.set('X-Request-Id', requestId)
    const ms = Math.round(performance.now() - startedAt)
    let route = routeOf(c)
    if (route === NO_ROUTE) {
      patterns ??= import('virtual:react-router/server-build').then(({ routes }) => pagePatterns(routes))
      route = (await patterns)(c.req.path)
    }
    metrics?.request({ method: c.req.method, route, status: c.res.status, ms })
    log.info({ requestId, method: c.req.method, route, status: c.res.status, ms }, 'request')
  }
}
