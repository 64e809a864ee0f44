import type { MiddlewareHandler } from 'hono'
import type { Config } from '#app/platform/config/config.server.ts'
import { failureCopy } from '#app/offline/failure-copy.ts'
import type { AppEnv } from '#server/app-context.ts'
import { refusal } from '#server/failures/refusal.ts'

/**
 * Whether a URL can be decoded: valid percent-encoding of UTF-8 without control characters. Decoded text is used in
 * paths, headers and the database.
 */
export function isReadable(url: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(url))
  } catch {
    return false
  }
}

/** Returns 400 for a URL that cannot be decoded: JSON below `/api/`, elsewhere a page. */
export function readableAddressOnly(site: Config): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    if (isReadable(c.req.url)) return next()
    return refusal(c, site, { status: 400, code: 'address', words: failureCopy.unreadableAddress })
  }
}
