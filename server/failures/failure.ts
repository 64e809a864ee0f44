import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PLAIN_PAGE_POLICY, plainPage } from '#app/offline/plain-page.ts'
import { refuse } from '#app/platform/api/answer.server.ts'
import { routeOf } from '#app/platform/api/route-of.ts'
import { isUnreachable } from '#app/platform/unreachable.ts'
import { copy } from '#app/shell/copy.ts'
import type { AppDeps, AppEnv } from '#server/app-context.ts'
import { unavailable } from './unavailable.ts'

type Deps = Pick<AppDeps, 'log' | 'config' | 'payments' | 'hiddenHelplines'>

/**
 * The error handler of all routes: logs the error and returns 500, as JSON below `/api/`, elsewhere as a page with the
 * request's id; 503 while the database or the store of files is unreachable.
 */
export async function failed(deps: Deps, c: Context<AppEnv>, err: Error): Promise<Response> {
  if (err instanceof HTTPException) return err.getResponse()
  // The client has disconnected, which is not logged as an error.
  if (isClientGone(err)) return c.body(null, 400)
  const { log, config } = deps
  const requestId = c.get('requestId')
  log.error({ requestId, route: routeOf(c), err }, 'request failed')
  if (isUnreachable(err)) return unavailable(deps, c, c.req.raw)
  const { title, body, id, home } = copy.error
  if (c.req.path.startsWith('/api/')) return refuse(c, { status: 500, code: 'failed', message: title })
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  return c.html(plainPage({ site: config, title, body: `${body} ${id(requestId)}`, home }), 500)
}

/** Whether the client closed the connection before its body arrived. Errors of other connections have a `syscall`. */
function isClientGone(err: Error): boolean {
  return 'code' in err && err.code === 'ECONNRESET' && !('syscall' in err)
}
