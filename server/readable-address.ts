import type { MiddlewareHandler } from 'hono'
import { PLAIN_PAGE_POLICY, plainPage } from '#app/offline/plain-page.ts'
import { refuse } from '#app/platform/api/answer.server.ts'
import type { Config } from '#app/platform/config/config.server.ts'
import { copy } from '#app/shell/copy.ts'
import type { AppEnv } from './app-context.ts'

/**
 * Whether the path and the query of a URL can be decoded: percent-encoding without mistakes, of UTF-8, and no control
 * characters. No link of ours is otherwise, and what stands behind it reaches paths, headers and the database.
 */
export function isReadable(url: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(url))
  } catch {
    return false
  }
}

/** Answers 400 to every address that cannot be read: JSON below `/api/`, elsewhere a page. */
export function readableAddressOnly(site: Config): MiddlewareHandler<AppEnv> {
  const { title, body } = copy.unreadableAddress
  return async (c, next) => {
    if (isReadable(c.req.url)) return next()
    if (c.req.path.startsWith('/api/')) return refuse(c, { status: 400, code: 'address', message: title })
    c.header('Content-Security-Policy', PLAIN_PAGE_POLICY)
    return c.html(plainPage({ site, title, body, home: copy.error.home }), 400)
  }
}
