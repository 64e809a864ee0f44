import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { ApiError } from './route.ts'

/** Every mistake is answered as `{ error: { code, message, fields? } }`. */
export function refuse(c: Context, { status, code, message, fields }: ApiError): Response {
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  return c.json({ error: { code, message, ...(fields && { fields }) } }, status)
}

/** JSON that a client may keep and ask about with its ETag; `kept` tells the cache in front that it may, too. */
export function sendKept(c: Context, json: string, kept: Record<string, string>): Response {
  const etag = `"${hash('sha1', json, 'base64url')}"`
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-cache', ETag: etag, ...kept }
  return c.req.header('If-None-Match') === etag ? c.body(null, 304, headers) : c.body(json, 200, headers)
}
