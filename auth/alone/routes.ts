import { Hono } from 'hono'
import { absentServices } from '#auth/http/absent-services.ts'
import type { AuthService } from '#auth/service.ts'

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The service at its path, with the headers that a product would add; every other path is a 404 as JSON. */
export function aloneRoutes({ app: service, basePath }: AuthService, { isHttps }: { isHttps: boolean }): Hono {
  const app = new Hono()
  app.use(async (c, next) => {
    await next()
    const { headers } = c.res
    if (!headers.has('Content-Security-Policy')) headers.set('Content-Security-Policy', POLICY)
    if (!headers.has('Cross-Origin-Opener-Policy')) headers.set('Cross-Origin-Opener-Policy', 'same-origin')
    if (!headers.has('Referrer-Policy')) headers.set('Referrer-Policy', 'no-referrer')
    headers.set('X-Content-Type-Options', 'nosniff')
    headers.set('X-Frame-Options', 'DENY')
    // Pages of any origin read the answers, by CORS.
    headers.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (isHttps) headers.set('Strict-Transport-Security', 'max-age=63072000; includeSubDomains')
  })
  app.route('/', absentServices())
  app.route(basePath || '/', service)
  app.notFound((c) => c.json({ code: 'not_found', message: `There is only ${basePath || '/'} here` }, 404))
  return app
}
