import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every write must come from a page of this site. Browsers say where a form stands (Origin), so a missing
 * header is refused as well; machines have doors of their own in front of this one.
 */
export const sameOriginOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (isForeignWrite(c.req.raw)) return c.text('This form was sent from another site.', 403)
  await next()
}

/** Whether it changes something and does not come from a page of this site. */
export function isForeignWrite({ method, headers, url }: Request): boolean {
  if (READS.has(method)) return false
  const origin = headers.get('Origin')
  return origin === null || !URL.canParse(origin) || new URL(origin).host !== (headers.get('Host') ?? new URL(url).host)
}
