import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { PLAIN_PAGE_POLICY, plainPage } from '#app/offline/plain-page.ts'
import { refuse } from '#app/platform/api/answer.server.ts'
import { routeOf } from '#app/platform/api/route-of.ts'
import { isDatabaseUnreachable } from '#app/platform/db/database-unreachable.ts'
import { copy } from '#app/shell/copy.ts'
import type { AppDeps, AppEnv } from './app-context.ts'
import { unavailable } from './unavailable.ts'

type Deps = Pick<AppDeps, 'log' | 'config' | 'payments' | 'hiddenHelplines'>

/**
 * An entry point threw: logs it and answers 500, JSON below `/api/`, elsewhere a page with the request's id; 503 while the
 * database is away.
 */
export async function failed(deps: Deps, c: Context<AppEnv>, err: Error): Promise<Response> {
  if (err instanceof HTTPException) return err.getResponse()
  // Nobody reads the answer; it is not an error of ours.
  if (hasLeft(err)) return c.body(null, 400)
  const { log, config } = deps
  const requestId = c.get('requestId')
  log.error({ requestId, route: routeOf(c), err }, 'request failed')
  if (isDatabaseUnreachable(err)) return unavailable(deps, c, c.req.raw)
  const { title, body, id, home } = copy.error
  if (c.req.path.startsWith('/api/')) return refuse(c, { status: 500, code: 'failed', message: title })
  c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
  return c.html(plainPage({ site: config, title, body: `${body} ${id(requestId)}`, home }), 500)
}

/** The connection ended before its body had come. Errors of our own connections name the call of the system. */
function hasLeft(err: Error): boolean {
  return 'code' in err && err.code === 'ECONNRESET' && !('syscall' in err)
}
