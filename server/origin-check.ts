import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every write must come from a page of this site. Browsers say where a form stands (Origin), so a missing
 * header is refused as well; machines have doors of their own in front of this one.
 */
export const sameOriginOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (
    !READS.has(c.req.method) &&
    !isOwnOrigin(c.req.header('Origin'), c.req.header('Host') ?? new URL(c.req.url).host)
  ) {
    return c.text('This form was sent from another site.', 403)
  }
  await next()
}

/** Whether a page of this site sent it. */
export function isOwnOrigin(origin: string | undefined, host: string): boolean {
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}
