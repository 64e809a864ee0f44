import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#server/app-context.ts'
import { type SiteAddress, siteOriginOf } from './site-origin.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that do not come from a page of this site. Browsers send the Origin header with forms, so a missing
 * header is refused too. Routes for programs, which authenticate otherwise, are mounted before this middleware.
 */
export function sameOriginOnly(site: SiteAddress): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isForeignWrite(c.req.raw, site)) return c.text('This form was sent from another site.', 403)
    await next()
  }
}

/**
 * Whether the request is a write that does not come from a page of this site. Origins are compared as text, because
 * browsers send them serialised: other spellings, user names and `null` do not match.
 */
export function isForeignWrite({ method, headers }: Request, site: SiteAddress): boolean {
  return !READS.has(method) && headers.get('Origin') !== siteOriginOf(headers, site)
}
