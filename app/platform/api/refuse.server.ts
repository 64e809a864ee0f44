import type { Context } from 'hono'
import type { ApiError } from './route.ts'

/** Every mistake is answered as `{ error: { code, message, fields? } }`. */
export function refuse(c: Context, { status, code, message, fields }: ApiError): Response {
  if (status === 401) c.header('WWW-Authenticate', 'Bearer')
  return c.json({ error: { code, message, ...(fields && { fields }) } }, status)
}
