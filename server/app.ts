import { absentServices } from '#auth/http/absent-services.ts'
import { API_PATH } from '#app/features/api/all-routes.server.ts'
import { type Context, Hono } from 'hono'
import { limitBody } from '#app/platform/http/limit-body.ts'
import { withPatience } from '#app/platform/db/patience.server.ts'
import { localePath } from '#app/platform/language/language-paths.ts'
import { MEDIA_URL, UPLOAD_URL } from '#app/features/media/upload-limits.ts'
import { failureCopy } from '#app/offline/failure-copy.ts'
import { DOCUMENT_FORM_BYTES_MAX, isDocumentPath } from '#app/features/fundraising/schema.ts'
import { IMPORT_BODY_BYTES_MAX, IMPORT_URL } from '#app/features/marketplace/schema.ts'
import { accessLog } from './http/access-log.ts'
import { callerOf } from './accounts/actor.ts'
import type { AppDeps, AppEnv } from './app-context.ts'
import { authRoutes } from './accounts/auth-routes.ts'
import { exit } from './http/exit.ts'
import { failed } from './failures/failure.ts'
import { refusal } from './failures/refusal.ts'
import { sameOriginOnly } from './http/origin-check.ts'
import { inLanguageOfUrl, languagesOnly, pathWithoutLanguage } from './http/language.ts'
import { pages } from './pages.ts'
import { limitRate } from './limits/rate-limit.ts'
import { refuseWritesDuringMove } from './failures/writes-stopped.ts'
import { readableAddressOnly } from './http/readable-address.ts'
import { securityHeaders } from './http/security-headers.ts'
import { builtFiles } from './http/static-files.ts'

const BODY_BYTES_MAX = 256 * 1024
const WITHOUT_BODY = new Set(['GET', 'HEAD'])

/** All routes of the product; the order matters. */
export function createApp(deps: AppDeps): Hono<AppEnv> {
  const app = new Hono<AppEnv>({ getPath: pathWithoutLanguage })
  app.use(inLanguageOfUrl)
  app.use((_c, next) => withPatience(next))
  app.use(accessLog(deps))
  app.onError((err, c) => failed(deps, c, err))
  app.use(securityHeaders(deps.config))
  // Before the check of the URL: the quick exit works with any query.
  app.get('/exit', exit)
  app.use(refuseWritesDuringMove(deps))
  // Before the check of the URL: the auth service returns its own JSON error for a malformed one.
  app.route('/', authRoutes(deps.auth))
  app.route('/', absentServices())
  app.use(readableAddressOnly(deps.config))
  app.use('/assets/*', builtFiles)
  // Before the rate limit: one page of stories shows many pictures.
  app.route(MEDIA_URL, deps.mediaFiles)
  app.use(limitRate(deps))
  app.use(languagesOnly(deps.config))
  app.route(UPLOAD_URL, deps.uploads)
  const tooLarge = (c: Context) => refusal(c, deps.config, { status: 413, code: 'size', words: failureCopy.tooLarge })
  const forms = limitBody({ maxSize: BODY_BYTES_MAX, onError: tooLarge })
  const filesOfProducts = limitBody({ maxSize: IMPORT_BODY_BYTES_MAX, onError: tooLarge })
  // Its page says what to do: these forms are sent by the browser itself.
  const documents = limitBody({
    maxSize: DOCUMENT_FORM_BYTES_MAX,
    onError: (c) => c.redirect(localePath(`${c.req.path}?did=too-large`), 303),
  })
  // React Router's client posts to the same path with `.data`.
  const limitOf = (path: string) => {
    if (isDocumentPath(path)) return documents
    return [IMPORT_URL, `${IMPORT_URL}.data`].includes(path) ? filesOfProducts : forms
  }
  // Looking for the body of a read would cost more than most of its answer.
  app.use((c, next) => (WITHOUT_BODY.has(c.req.method) ? next() : limitOf(c.req.path)(c, next)))
  for (const [path, subApp] of Object.entries(deps.apiRoutes)) app.route(path, subApp)
  app.get(`${API_PATH}/`, (c) => c.redirect(API_PATH, 308))
  app.all('/api/*', (c) => c.json({ error: { code: 'not-found', message: 'There is no such address.' } }, 404))
  app.use(sameOriginOnly(deps.config))
  for (const [path, subApp] of Object.entries(deps.browserRoutes)) app.route(path, subApp)
  app.all('*', pages(deps, callerOf(deps.auth, deps.config)))
  return app
}
