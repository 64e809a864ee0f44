import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { isUnreachable } from '#app/platform/unreachable.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import { copy } from './copy.ts'
import { routeOf } from './route-of.ts'
import type { ApiError } from './route.ts'

/** The Retry-After of a 503, in seconds. */
export const UNREACHABLE_RETRY_AFTER_S = 10

/** Sends an error as JSON: `{ error: { code, message, fields? } }`. */
export function refuse(c: Context, { status, code, message, fields }: ApiError): Response {
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  return c.json({ error: { code, message, ...(fields && { fields }) } }, status)
}

/** Logs an unexpected error and sends 500, or 503 while the database or the store of files is unreachable. */
export function refuseFailure(c: Context, err: Error, log: Logger): Response {
  log.error({ err, route: routeOf(c) }, 'request failed')
  return isUnreachable(err) ? refuseUnreachable(c) : refuse(c, { status: 500, code: 'failed', message: copy.failed })
}

/** Sends 503: something that the answer needs is unreachable. */
export function refuseUnreachable(c: Context): Response {
  c.header('Retry-After', String(UNREACHABLE_RETRY_AFTER_S))
  return refuse(c, { status: 503, code: 'unavailable', message: copy.away })
}

/** Sends JSON with an ETag, or 304 when the client has it. `cacheHeaders` allow the server's page cache to store it. */
export function sendCacheable(c: Context, json: string, cacheHeaders: Record<string, string>): Response {
  const etag = `"${hash('sha1', json, 'base64url')}"`
  const headers = {
    'Content-Type': 'application/json',
    'Cache-Control': 'private, no-cache',
    ETag: etag,
    ...cacheHeaders,
  }
  return c.req.header('If-None-Match') === etag ? c.body(null, 304, headers) : c.body(json, 200, headers)
}
