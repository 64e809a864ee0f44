import { Hono } from 'hono'
import { crossOrigin } from './cross-origin.ts'

/** The other services that the official client `createClient` expects beside `/auth/v1`. */
const PREFIXES = ['/rest/v1', '/storage/v1', '/functions/v1', '/realtime/v1']
/** Headers that its clients of these services add. */
const MORE_HEADERS = ['Accept-Profile', 'Content-Profile', 'Prefer', 'Range', 'x-upsert', 'x-region', 'Cache-Control']

/**
 * Answers calls of services that are not here with 404 as JSON and CORS headers, so that a client says what is missing
 * instead of failing on a page of HTML.
 */
export function absentServices(): Hono {
  const app = new Hono()
  for (const prefix of PREFIXES) {
    const path = `${prefix}/*`
    app.use(path, crossOrigin(MORE_HEADERS))
    app.all(path, (c) => {
      c.header('Cache-Control', 'no-store')
      const message = `There is no ${prefix} at this address: it offers /auth/v1 only`
      return c.json({ code: 'not_found', error: 'not_found', message, statusCode: '404' }, 404)
    })
  }
  return app
}
