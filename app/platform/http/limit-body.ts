import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

/**
 * Hono's `bodyLimit`, which looks at the body first and so builds a request of the Fetch API, for requests that are too large
 * or do not say how large they are. Of one that does, Node reads no more than it says.
 */
export function limitBody(limit: Parameters<typeof bodyLimit>[0]): MiddlewareHandler {
  const measure = bodyLimit(limit)
  return (c, next) => {
    const isMeasured =
      c.req.header('Transfer-Encoding') === undefined && Number(c.req.header('Content-Length')) <= limit.maxSize
    return isMeasured ? next() : measure(c, next)
  }
}
