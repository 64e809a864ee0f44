import type { MiddlewareHandler } from 'hono'
import { PLAIN_PAGE_POLICY, plainPage } from '#app/offline/plain-page.ts'
import { refuse } from '#app/platform/api/answer.server.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import { copy } from '#app/shell/copy.ts'
import type { AppEnv } from '#server/app-context.ts'

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
  const { title, body } = copy.unreadableAddress
  return async (c, next) => {
    if (isReadable(c.req.url)) return next()
    if (c.req.path.startsWith('/api/')) return refuse(c, { status: 400, code: 'address', message: title })
    c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    return c.html(plainPage({ site, title, body, home: copy.error.home }), 400)
  }
}
