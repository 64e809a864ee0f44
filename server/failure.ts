import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PLAIN_PAGE_POLICY, plainPage } from '#app/offline/plain-page.ts'
import { refuse } from '#app/platform/api/answer.server.ts'
import { routeOf } from '#app/platform/api/route-of.ts'
import { copy } from '#app/shell/copy.ts'
import type { AppDeps, AppEnv } from './app.ts'

/** An entry point threw: logs it and answers 500, JSON below `/api/`, elsewhere a page with the request's id. */
export function failed({ log, config }: Pick<AppDeps, 'log' | 'config'>, c: Context<AppEnv>, err: Error): Response {
  if (err instanceof HTTPException) return err.getResponse()
  const requestId = c.get('requestId')
  log.error({ requestId, route: routeOf(c), err }, 'request failed')
  const { title, body, id, home } = copy.error
  if (c.req.path.startsWith('/api/')) return refuse(c, { status: 500, code: 'failed', message: title })
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  return c.html(plainPage({ brand: config.brandName, title, body: `${body} ${id(requestId)}`, home }), 500)
}
