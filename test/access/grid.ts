import type { Hono } from 'hono'
import * as build from 'virtual:react-router/server-build'
import { ROUTES as API_ROUTES } from '#app/features/api/all-routes.server.ts'
import type { AppEnv } from '#server/app-context.ts'
import type { People, RoleName } from './people.ts'
import { type Things, UNKNOWN } from './things.ts'

/** One request of the grid, sent by every role. */
export interface AccessCheck {
  /** Its name in the grid, such as `GET /orders/:token [unknown]`. */
  name: string
  method: string
  path: string
  /** The route's id; for pages only. */
  id?: string
  /** Pages identify users by cookie, API calls by access token. */
  by: 'cookie' | 'token'
  json: boolean
  /** Values of the path's parameters. They differ in each run, so the grid shows their names instead. */
  params: Readonly<Record<string, string>>
}

interface Module {
  loader?: unknown
  action?: unknown
  default?: unknown
}

interface Route {
  path?: string
  index?: boolean
  parentId?: string
  module: Module
}

/** Every page and action of the route table, once for each value of its parameters. */
export function listPages(things: Things): AccessCheck[] {
  const modules = build.routes as Record<string, Route | undefined>
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : modules[id]
    return route ? [pathOf(route.parentId), route.path].filter(Boolean).join('/') : ''
  }
  return Object.keys(modules).flatMap((id) => {
    const { module, path: own, index } = modules[id] ?? { module: {} }
    const path = pathOf(id)
    // A layout has no address, whatever its loader reads for the pages below it.
    if (id === 'root' || path === '*' || (!own && !index)) return []
    const methods = [...(module.default || module.loader ? ['GET'] : []), ...(module.action ? ['POST'] : [])]
    return methods.flatMap((method) => fill(method, path, things).map((page) => ({ ...page, id })))
  })
}

function fill(method: string, path: string, things: Things): AccessCheck[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const checkOf = (word: string, params: Record<string, string>): AccessCheck => ({
    name: `${method} /${path}${word && ` [${word}]`}`,
    method,
    path: `/${path.replaceAll(/:(\w+)/g, (_all, name: string) => params[name] ?? unknown(name))}`,
    by: 'cookie',
    json: false,
    params,
  })
  if (names.length === 0) return [checkOf('', {})]
  const base = Object.keys(things)
    .filter((prefix) => path.startsWith(prefix.replace(/\.\w+$/, '')))
    .toSorted((a, b) => b.length - a.length)[0]
  const known = things[base ?? ''] ?? []
  const unnamed = known.flatMap(({ params }) => names.filter((name) => !(name in params)))
  if (unnamed.length > 0) throw new Error(`${base} has no ${unnamed.join(', ')} for ${path}`)
  return [...known.map(({ word, params }) => checkOf(word, params)), checkOf('unknown', {})]
}

const unknown = (name: string): string =>
  name === 'id' || name === 'shipment' ? UNKNOWN.id : name === 'slug' ? UNKNOWN.slug : UNKNOWN.token

/** Every declared API call, with a token and an empty object. */
export function listApiCalls(): AccessCheck[] {
  return API_ROUTES.map(({ method, path }) => ({
    name: `${method.toUpperCase()} /api/v1${path}`,
    method: method.toUpperCase(),
    path: `/api/v1${path.replaceAll(/[:{]\w+\}?/g, UNKNOWN.id).replace(/\/$/, '')}`,
    by: 'token' as const,
    json: true,
    params: {},
  }))
}

/** Every entry point of the server that is neither a page nor a declared API call. */
export function listEntryPoints(app: Hono<AppEnv>): AccessCheck[] {
  const seen = new Set<string>()
  return app.routes
    .flatMap(({ method, path }) => {
      const name = `${method} ${path}`
      if (method === 'ALL' || /^\/api\/v1(\/|$)/.test(path) || seen.has(name)) return []
      seen.add(name)
      const by = path.startsWith('/auth/v1') ? ('token' as const) : ('cookie' as const)
      const filled = path.replaceAll(/:\w+(\{[^}]*\})?/g, UNKNOWN.id).replace(/\*$/, 'unknown')
      return [{ name, method, path: filled, by, json: by === 'token', params: {} }]
    })
    .toSorted((a, b) => Number(endsSession(a)) - Number(endsSession(b)))
}

/** Run last, because it ends the session. */
const endsSession = ({ path }: AccessCheck): boolean => path === '/auth/v1/logout'

type Ask = (path: string, init: RequestInit) => Promise<Response>

/** The response for every one of these roles: the status, and the target of a redirect. */
export async function sendCheck(
  ask: Ask,
  { method, path, by, json, params }: AccessCheck,
  { people, roles, origin }: { people: People; roles: readonly RoleName[]; origin: string },
) {
  const answers: [RoleName, string][] = []
  for (const role of roles) {
    const headers: Record<string, string> = { Origin: origin }
    const { cookie, token } = people[role]
    if (by === 'cookie' && cookie) headers['Cookie'] = cookie
    if (by === 'token' && token) headers['Authorization'] = `Bearer ${token}`
    const hasBody = !['GET', 'HEAD', 'OPTIONS'].includes(method)
    if (hasBody) headers['Content-Type'] = json ? 'application/json' : 'application/x-www-form-urlencoded'
    const answer = await ask(path, { method, headers, redirect: 'manual', ...(hasBody && { body: json ? '{}' : '' }) })
    const location = answer.headers.get('Location')
    await answer.body?.cancel()
    answers.push([
      role,
      location ? `${answer.status} ${nameParams(new URL(location, origin).pathname, params)}` : String(answer.status),
    ])
  }
  return answers
}

function nameParams(path: string, params: Readonly<Record<string, string>>): string {
  return Object.entries(params).reduce((named, [name, value]) => named.replace(value, `:${name}`), path)
}

/** One line: each response with the roles that get it, the most frequent first. */
export function printAnswers(answers: readonly (readonly [RoleName, string])[]): string {
  const byAnswer = Map.groupBy(answers, ([, answer]) => answer)
  if (byAnswer.size === 1) return `${answers[0]?.[1]} for everybody`
  return [...byAnswer].map(([answer, roles]) => `${answer} for ${roles.map(([role]) => role).join(', ')}`).join('; ')
}
