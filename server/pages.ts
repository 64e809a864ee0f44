import type { Handler } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { EARLY_READS } from '#app/early-reads.server.ts'
import { BegunReads } from '#app/platform/http/early-read.server.ts'
import { drawnPages } from '#app/platform/http/drawn-pages.server.ts'
import { currentLanguage } from '#app/platform/language/current-language.ts'
import { hasLanguages, pageUrl, pathIn } from '#app/platform/language/language-paths.ts'
import type { Language } from '#app/platform/language/languages.ts'
import { type CachePolicy, privateResponse, requestContext } from '#app/platform/http/request.server.ts'
import { deletionsOf, endedSharedCookies } from '#app/platform/session/cleared-cookie.server.ts'
import { accountPort } from './accounts/account-port.ts'
import type { FindCaller } from './accounts/actor.ts'
import type { AppDeps, AppEnv } from './app-context.ts'
import { networkOfClient } from './http/client-ip.ts'
import { accountMailSamples } from './mails/account-mails.ts'
import { canReadMailbox } from './mails/mailbox-access.ts'
import { memberLanguages } from './mails/member-language.ts'
import { addCacheHeaders } from './page-cache/page-cache.ts'
import { withSiteOrigin } from './http/site-origin.ts'
import { buildIn } from './build-in-language.ts'
import { routesOfPaths } from './routing/routes-of-path.ts'
import { isForm, unavailable } from './failures/unavailable.ts'

type Answer = ReturnType<typeof createRequestHandler>

const MODE = import.meta.env.MODE
const load = () => import('virtual:react-router/server-build')
const built: Partial<Record<Language, Promise<Answer>>> = {}

/** Ranking the routes takes longer than rendering some pages: it is done once per language; in development for each request. */
const answer: Answer = async (request, context) => {
  const language = currentLanguage()
  const inLanguage = async () => buildIn(language, await load())
  if (MODE === 'development') return createRequestHandler(inLanguage, MODE)(request, context)
  built[language] ??= inLanguage().then(answerOf)
  return (await built[language])(request, context)
}

/** One handler for each first segment of a path, since React Router tries each route that it has. */
function answerOf(build: ServerBuild): Answer {
  const findRoutes = routesOfPaths(build.routes)
  const handlers = new Map<ServerBuild['routes'], Answer>()
  return (request, context) => {
    const routes = findRoutes(pageUrl(request).pathname) ?? build.routes
    const handler = handlers.get(routes) ?? createRequestHandler({ ...build, routes }, MODE)
    handlers.set(routes, handler)
    return handler(request, context)
  }
}

/** Handles all remaining requests with React Router, with the context of loaders and actions. */
export function pages(deps: AppDeps, findCaller: FindCaller): Handler<AppEnv> {
  const findNetwork = networkOfClient(deps.config)
  const rememberLanguage = memberLanguages(deps)
  return async (c) => {
    // `Request` throws for this method.
    if (c.req.method === 'TRACE') return c.text('Method not allowed', 405)
    const cookies = c.req.header('Cookie')
    const begun = new BegunReads()
    const beginReads = (userId: string) => begun.begin(EARLY_READS, { db: deps.database.db, userId, path: c.req.path })
    // A form changes what it needs, and its page shows that.
    const caller = await findCaller(cookies, c.req.method === 'GET' ? beginReads : undefined)
    const { actor, state } = caller
    const ended = endedSharedCookies(cookies, { siteUrl: deps.config.siteUrl, isOver: state === null })
    const policies: CachePolicy[] = []
    const posted = isForm(c.req.raw) ? c.req.raw.clone() : undefined
    if (c.req.method === 'POST' && actor.kind === 'member' && hasLanguages(c.req.path)) await rememberLanguage(actor)
    let isUnreachable = false
    const context = new RouterContextProvider()
    context.set(requestContext, {
      db: deps.database.db,
      actor,
      session: actor.kind === 'member' && state ? state.session : null,
      now: deps.clock(),
      requestId: c.get('requestId'),
      config: deps.config,
      log: deps.log,
      cookies: cookies ?? null,
      network: findNetwork(c),
      payments: deps.payments,
      sealer: deps.sealer,
      staff: deps.staff,
      begun: (early) => begun.find(early),
      hiddenHelplines: deps.hiddenHelplines,
      accounts: accountPort(deps, c, caller),
      canReadMailbox: canReadMailbox(deps.config, c.req.raw.headers, c.env?.remoteAddress),
      files: deps.files,
      accountMailSamples: () => accountMailSamples(deps.config),
      onUnreachable: () => void (isUnreachable = true),
      cacheFor: (policy) => void policies.push(policy),
      cachePolicies: policies,
    })
    const request = withoutCookies(withSiteOrigin(c.req.raw, deps.config), ended)
    const response = withPage(await answer(request, context))
    if (isUnreachable) return unavailable(deps, c, posted)
    keepLanguage(response)
    for (const cookie of deletionsOf(ended, deps.config.siteUrl)) response.headers.append('Set-Cookie', cookie)
    const isSame = c.req.method === 'GET' && response.status === 200 && !state
    if (context.get(privateResponse)) markPrivate(response)
    else if (isSame && policies.length > 0) addCacheHeaders(response, policies)
    return response
  }
}

function withPage(answered: Response): Response {
  const page = drawnPages.get(answered)
  return page ? new Response(page, { status: answered.status, headers: answered.headers }) : answered
}

/** The request as if it came without these cookies: what they hold belongs to somebody who has left. */
function withoutCookies(request: Request, names: readonly string[]): Request {
  if (names.length === 0) return request
  const kept = (request.headers.get('Cookie') ?? '')
    .split('; ')
    .filter((pair) => !names.includes(pair.split('=')[0] ?? ''))
  request.headers.set('Cookie', kept.join('; '))
  return request
}

/** A redirect, also one that a middleware has thrown, stays in the language of the request. */
function keepLanguage({ headers }: Response): void {
  const location = headers.get('Location')
  if (location?.startsWith('/')) headers.set('Location', pathIn(currentLanguage(), location))
}

function markPrivate({ headers }: Response): void {
  headers.set('Cache-Control', 'no-store')
  headers.set('X-Robots-Tag', 'noindex')
}
