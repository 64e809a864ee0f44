import { hash } from 'node:crypto'
import type { Context } from 'hono'
import { isDatabaseAway } from '#app/platform/db/database-away.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import { copy } from './copy.ts'
import { routeOf } from './route-of.ts'
import type { ApiError } from './route.ts'

/** When to try again what failed because the database is away. */
export const AWAY_RETRY_AFTER_S = 10

/** Every mistake is answered as `{ error: { code, message, fields? } }`. */
export function refuse(c: Context, { status, code, message, fields }: ApiError): Response {
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  return c.json({ error: { code, message, ...(fields && { fields }) } }, status)
}

/** A call failed for no fault of the caller: logged, and 500; 503 while the database is away. */
export function refuseFailure(c: Context, err: Error, log: Logger): Response {
  log.error({ err, route: routeOf(c) }, 'request failed')
  return isDatabaseAway(err) ? refuseAway(c) : refuse(c, { status: 500, code: 'failed', message: copy.failed })
}

/** While the database is away. */
export function refuseAway(c: Context): Response {
  c.header('Retry-After', String(AWAY_RETRY_AFTER_S))
  return refuse(c, { status: 503, code: 'unavailable', message: copy.away })
}

/** JSON that a client may keep and ask about with its ETag; `kept` tells the cache in front that it may, too. */
export function sendKept(c: Context, json: string, kept: Record<string, string>): Response {
  const etag = `"${hash('sha1', json, 'base64url')}"`
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-cache', ETag: etag, ...kept }
  return c.req.header('If-None-Match') === etag ? c.body(null, 304, headers) : c.body(json, 200, headers)
}
