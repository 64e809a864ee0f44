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
  // Nobody reads the answer; it is not an error of ours.
  if (hasLeft(err)) return c.body(null, 400)
  const requestId = c.get('requestId')
  log.error({ requestId, route: routeOf(c), err }, 'request failed')
  const { title, body, id, home } = copy.error
  if (c.req.path.startsWith('/api/')) return refuse(c, { status: 500, code: 'failed', message: title })
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  return c.html(plainPage({ brand: config.brandName, title, body: `${body} ${id(requestId)}`, home }), 500)
}

/** The connection ended before its body had come. Errors of our own connections name the call of the system. */
function hasLeft(err: Error): boolean {
  return 'code' in err && err.code === 'ECONNRESET' && !('syscall' in err)
}
