import { type Context, Hono } from 'hono'
import * as v from 'valibot'
import { type Actor, VISITOR } from '#app/platform/context.server.ts'
import type { Logger } from '#app/platform/log/log.server.ts'
import type { CachePolicy } from '#app/platform/http/request.server.ts'
import { findJson } from '#app/platform/request-body/read-json.server.ts'
import { refuse, refuseFailure, sendCacheable } from './answer.server.ts'
import { copy } from './copy.ts'
import type { ApiAnswer, ApiContext, ApiError, ApiRoute, ObjectSchema } from './route.ts'

export interface ApiDeps {
  contextFor(actor: Actor, request: Request): ApiContext
  /** The caller; `foreign` when the session cookie comes with a request from another site's page. */
  findActor(request: Request): Promise<Actor | 'foreign'>
  log: Logger
  /** Headers that allow the server's page cache to store a response; `{}` when there is no cache. */
  cacheHeaders: (policy: CachePolicy) => Record<string, string>
}

/** Mounts the declared calls in the order of the list. A known path with another method returns 405. */
export function mountRoutes(routes: readonly ApiRoute[], deps: ApiDeps): Hono {
  const api = new Hono()
  for (const route of routes) {
    const { method, handle } = route
    if (handle) api.on(method.toUpperCase(), honoPath(route.path), (c) => answerCall(c, { ...route, handle }, deps))
  }
  const methods = Map.groupBy(routes, ({ path }) => path)
  for (const [path, same] of methods) {
    const allow = same.map(({ method }) => method.toUpperCase()).join(', ')
    api.all(honoPath(path), (c) => {
      c.header('Allow', allow)
      return refuse(c, { status: 405, code: 'method-not-allowed', message: copy.method(allow) })
    })
  }
  api.onError((err, c) => refuseFailure(c, err, deps.log))
  return api
}

/** '/stories/{id}' → '/stories/:id' */
const honoPath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1')

type Handled = ApiRoute & Required<Pick<ApiRoute, 'handle'>>

async function answerCall(c: Context, route: Handled, deps: ApiDeps): Promise<Response> {
  const actor = await deps.findActor(c.req.raw)
  if (actor === 'foreign') return refuse(c, { status: 403, code: 'origin', message: copy.origin })
  const member = actor.kind === 'member' ? actor : null
  if (!member && (route.access === 'member' || hasBearer(c))) {
    return refuse(c, { status: 401, code: 'not-signed-in', message: copy.signIn })
  }
  const query = read(route.query, Object.fromEntries(new URL(c.req.url).searchParams))
  if (!query.ok) return refuse(c, query)
  const body = route.body ? await readBody(c, route.body) : { ok: true as const, value: undefined }
  if (!body.ok) return refuse(c, body)
  const ctx = deps.contextFor(member ?? VISITOR, c.req.raw)
  const answer = await route.handle({ ctx, params: c.req.param(), query: query.value, body: body.value }, member)
  return send(c, answer, !member && route.cache ? deps.cacheHeaders(route.cache) : null)
}

/** With an invalid token a call returns 401 instead of the visitor's response. */
const hasBearer = (c: Context): boolean => c.req.header('Authorization') !== undefined

type Read = { ok: true; value: unknown } | ({ ok: false } & ApiError)

async function readBody(c: Context, schema: ObjectSchema): Promise<Read> {
  if (!/^application\/json\b/i.test(c.req.header('Content-Type') ?? '')) {
    return { ok: false, status: 415, code: 'type', message: copy.type }
  }
  const json = await findJson(c.req.raw)
  if (json === undefined) return { ok: false, status: 400, code: 'json', message: copy.json }
  return read(schema, json)
}

function read(schema: ObjectSchema | undefined, value: unknown): Read {
  if (!schema) return { ok: true, value: undefined }
  const result = v.safeParse(schema, value)
  return result.success ? { ok: true, value: result.output } : invalidCall(result.issues)
}

/** A 400 with the first message of each field, by the field's name in the API. */
export function invalidCall(issues: readonly v.BaseIssue<unknown>[]): { ok: false } & ApiError {
  const fields: Record<string, string> = {}
  for (const issue of issues) fields[snake(v.getDotPath(issue) ?? '')] ??= issue.message
  return { ok: false, status: 400, code: 'invalid', message: copy.invalid, fields }
}

/** 'causeCategory' → 'cause_category' */
const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

function send(c: Context, answer: ApiAnswer, cacheHeaders: Record<string, string> | null): Response {
  if (!answer.ok) return refuse(c, answer)
  const json = JSON.stringify(answer.json)
  if (!cacheHeaders || answer.status !== 200) return c.body(json, answer.status, { 'Content-Type': 'application/json' })
  return sendCacheable(c, json, cacheHeaders)
}
