import type { MiddlewareHandler } from 'hono'

export const VERSION_HEADER = 'X-Supabase-Api-Version'
const PREFLIGHT_MAX_AGE_S = 600
const ALLOWED_HEADERS = [
  'Accept',
  'apikey',
  'Authorization',
  'Content-Type',
  'X-Client-IP',
  'X-Client-Info',
  'X-JWT-AUD',
  'x-use-cookie',
  VERSION_HEADER,
  // Of tracing (W3C): clients that measure their requests add them to every one.
  'traceparent',
  'tracestate',
  'baggage',
]
/** Browsers hide other headers from scripts: error codes, pages of lists. */
const EXPOSED_HEADERS = `X-Total-Count,Link,${VERSION_HEADER},x-sb-error-code,Retry-After`

/** Any site may call, because authentication uses no cookie: constant headers, on errors too. */
export function crossOrigin(extraHeaders: readonly string[]): MiddlewareHandler {
  const allowHeaders = [...ALLOWED_HEADERS, ...extraHeaders].join(',')
  return async (c, next) => {
    c.header('Access-Control-Allow-Origin', '*')
    if (c.req.method !== 'OPTIONS') {
      c.header('Access-Control-Expose-Headers', EXPOSED_HEADERS)
      return next()
    }
    c.header('Access-Control-Allow-Methods', 'GET,POST,PUT,PATCH,DELETE')
    c.header('Access-Control-Allow-Headers', allowHeaders)
    c.header('Access-Control-Max-Age', String(PREFLIGHT_MAX_AGE_S))
    return c.body(null, 204)
  }
}

/**
 * A page that opened `/authorize` in a small window hears of its end only while the browser keeps the two connected.
 * All other responses are on their own.
 */
export const keepsOpener: MiddlewareHandler = async (c, next) => {
  c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
  await next()
}
