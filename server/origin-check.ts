import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from './app-context.ts'
import { type SiteAddress, siteOriginOf } from './site-origin.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Every write must come from a page of this site. Browsers send the origin of a form's page, so a missing header is
 * refused as well; entry points for machines, which prove themselves otherwise, are mounted before this middleware.
 */
export function sameOriginOnly(site: SiteAddress): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isForeignWrite(c.req.raw, site)) return c.text('This form was sent from another site.', 403)
    await next()
  }
}

/**
 * Whether it changes something and does not come from a page of this site. Origins are compared as text, whole: a
 * browser sends them serialised, so other spellings, user names and `null` are not ours.
 */
export function isForeignWrite({ method, headers }: Request, site: SiteAddress): boolean {
  return !READS.has(method) && headers.get('Origin') !== siteOriginOf(headers, site)
}
