import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { AppDeps, AppEnv } from './app.ts'

/** Names each request and writes one line when it is answered: no query, no cookie, no body. */
export function accessLog({ log }: Pick<AppDeps, 'log'>): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    const requestId = randomUUID()
    const startedAt = performance.now()
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    const ms = Math.round(performance.now() - startedAt)
    log.info({ requestId, method: c.req.method, path: withoutSecrets(c.req.path), status: c.res.status, ms }, 'request')
  }
}

/** The address of a receipt and of an order is its key, so it never reaches a log. */
function withoutSecrets(path: string): string {
  return path.replace(/^(\/(?:receipt|orders)\/)[^/.]+/, '$1[hidden]')
}
