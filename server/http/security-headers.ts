import type { MiddlewareHandler } from 'hono'
import type { Config } from '#app/platform/config/config.server.ts'
import type { AppEnv } from '#server/app-context.ts'

const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The card of a campaign may stand on any site; older browsers know no exception from `X-Frame-Options`. */
const isForFrames = (headers: Headers): boolean =>
  headers.get('Content-Security-Policy')?.endsWith('frame-ancestors *') ?? false

/**
 * Security headers of every response. Responses without their own content security policy get the strictest one, except
 * pages in development, because Vite's client writes inline styles.
 */
export function securityHeaders({ siteUrl }: Config): MiddlewareHandler<AppEnv> {
  const https = siteUrl.startsWith('https:')
  return async (c, next) => {
    await next()
    const headers = c.res.headers
    const isDevelopedPage = import.meta.env.DEV && headers.get('Content-Type')?.startsWith('text/html')
    if (!headers.has('Content-Security-Policy') && !isDevelopedPage) {
      headers.set('Content-Security-Policy', DEFAULT_POLICY)
    }
    headers.set('X-Content-Type-Options', 'nosniff')
    if (!headers.has('X-Frame-Options') && !isForFrames(headers)) headers.set('X-Frame-Options', 'DENY')
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'strict-origin-when-cross-origin')
    // The auth service keeps the windows connected that sign in through another site.
    if (!headers.has('Cross-Origin-Opener-Policy')) headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('Cross-Origin-Resource-Policy')) headers.set('Cross-Origin-Resource-Policy', 'same-origin')
    headers.set('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), payment=()')
    if (https) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
    // Screens rely on this default.
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  }
}
