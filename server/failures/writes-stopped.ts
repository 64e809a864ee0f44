import type { MiddlewareHandler } from 'hono'
import { UNREACHABLE_RETRY_AFTER_S } from '#app/platform/api/answer.server.ts'
import type { AppDeps, AppEnv } from '#server/app-context.ts'
import { isForm, unavailable } from './unavailable.ts'

const AUTH_PATH = /^\/auth\/v1(?:\/|$)/
/** The auth service's own answer while its database is away; clients keep their session and try again. */
const AUTH_AWAY = {
  code: 503,
  error_code: 'unexpected_failure',
  msg: 'The service is briefly unavailable. Please try again.',
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

type Deps = Pick<AppDeps, 'database' | 'config' | 'payments' | 'hiddenHelplines'>

/**
 * While the embedded database is moved, writes get the answer of an unreachable database, before they ask anything of a
 * payment provider; a posted form is shown again. A move waits for the writes that run.
 */
export function refuseWritesDuringMove(deps: Deps): MiddlewareHandler<AppEnv> {
  const { writes } = deps.database
  return async (c, next) => {
    if (!writes || READS.has(c.req.method)) return next()
    if (!writes.isClosed) return writes.write(next)
    if (AUTH_PATH.test(c.req.path)) return c.json(AUTH_AWAY, 503, { 'Retry-After': String(UNREACHABLE_RETRY_AFTER_S) })
    return unavailable(deps, c, isForm(c.req.raw) ? c.req.raw : undefined)
  }
}
