import type { MiddlewareHandler } from 'hono'
import type { PlainSite } from '#app/offline/plain-page.ts'
import { failureCopy } from '#app/offline/failure-copy.ts'
import type { AppEnv } from '#server/app-context.ts'
import { refusal } from '#server/failures/refusal.ts'
import { type SiteAddress, siteOriginOf } from './site-origin.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses writes that do not come from a page of this site. Browsers send the Origin header with forms, so a missing
 * header is refused too. Routes for programs, which authenticate otherwise, are mounted before this middleware.
 */
export function sameOriginOnly(site: SiteAddress & PlainSite): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isForeignWrite(c.req.raw, site))
      return refusal(c, site, { status: 403, code: 'origin', words: failureCopy.foreign })
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
