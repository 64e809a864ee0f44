import * as v from 'valibot'
import { API_PATH, apiDocument, ROUTES } from '#app/features/api/all-routes.server.ts'
import { strict } from '#app/features/api/strict.test-support.ts'
import type { ApiOperation } from '#app/platform/api/document.server.ts'
import type { ApiRoute } from '#app/platform/api/route.ts'
import type { Asked } from './requests.ts'

/** An answer, read completely. */
export interface Answer {
  status: number
  headers: Headers
  text: string
}

/** A line of a stack, a file of the server, or a statement. */
const INSIDE = /\n\s+at .+:\d+:\d+|node_modules\/|file:\/\/\/|\bFailed query: |\bPGlite\b|\bDrizzle\w*Error\b/
/** The quick exit leads to another site on purpose. */
const EXIT = /^(?:\/hi)?\/exit(?:\?|$)/
const WITHOUT_BODY = new Set([204, 205, 304])

/** What is wrong with an answer, whatever was asked; empty when nothing is. */
export function faultsOf(asked: Asked, answer: Answer, siteUrl: string): string[] {
  return [...faultsOfAny(asked, answer, siteUrl), ...faultsOfApi(asked, answer)]
}

function faultsOfAny({ path }: Asked, { status, headers, text }: Answer, siteUrl: string): string[] {
  const type = headers.get('Content-Type') ?? ''
  const location = headers.get('Location')
  const inside = /^(text|application\/json)/.test(type) ? INSIDE.exec(text)?.[0] : undefined
  return [
    status >= 500 && 'a server error',
    inside && `tells its inside: ${inside.trim()}`,
    text !== '' && !WITHOUT_BODY.has(status) && type === '' && 'a body without a type',
    headers.get('X-Content-Type-Options') !== 'nosniff' && 'may be sniffed',
    location && !EXIT.test(path) && URL.parse(location, siteUrl)?.origin !== siteUrl && `leads to ${location}`,
    type.startsWith('text/html') && !headers.has('Content-Security-Policy') && 'a page without a policy',
    status === 405 && path.startsWith(API_PATH) && !headers.has('Allow') && 'names no allowed method',
    [429, 503].includes(status) && !headers.has('Retry-After') && 'does not say when to come back',
  ].filter((fault) => typeof fault === 'string' && fault !== '') as string[]
}

const { paths } = apiDocument({ brandName: 'Diya', siteUrl: 'http://site' })
const CALLS = Object.entries(paths).map(([path, operations]) => ({
  operations,
  routes: ROUTES.filter((route) => route.path === path),
  matcher: new RegExp(`^${API_PATH}${path === '/' ? '' : path.replace(/\{\w+\}/g, '[^/]+')}$`),
}))
const ERROR = v.strictObject({
  error: v.strictObject({
    code: v.string(),
    message: v.pipe(v.string(), v.minLength(1)),
    fields: v.optional(v.record(v.string(), v.string())),
  }),
})
/** Refused before any call: by the length of the body. */
const TOO_LARGE = 413

/** Statuses, content types and bodies that the API's document does not promise, and callers who get in without a token. */
function faultsOfApi(asked: Asked, answer: Answer): string[] {
  // As the request's URL reads it.
  const pathname = (asked.path.split(/[?#]/, 1)[0] ?? '').replaceAll('\\', '/')
  const call = CALLS.find(({ matcher }) => matcher.test(pathname))
  if (!call) return []
  const json = parse(answer.text)
  const { status } = answer
  // An address that cannot be decoded reaches no call; a HEAD has no body that says so.
  if (status === 400 && asked.method === 'HEAD') return []
  if (status === 400 && codeOf(json) === 'address') return schemaFaults(ERROR, json)
  const method = asked.method === 'HEAD' ? 'get' : asked.method.toLowerCase()
  const operation = call.operations[method]
  const route = call.routes.find((one) => one.method === method)
  if (!operation || !route) return [405, TOO_LARGE].includes(status) ? [] : [`${method} answers ${status}`]
  return [
    ...(status in operation.responses || status === 304 ? [] : [`${status} is not declared`]),
    ...(isLetIn(asked, route, status) ? ['lets a stranger in'] : []),
    ...bodyFaults({ asked, answer, json, operation, route }),
  ]
}

/** A visitor, also with a token that is none: then even public calls are refused, but the shop's, which read no token. */
function isLetIn({ role, headers }: Asked, { access, handle }: ApiRoute, status: number): boolean {
  const hasToken = handle !== undefined && headers['Authorization'] !== undefined
  const isStranger = role === 'visitor' && (access === 'member' || hasToken)
  return isStranger && ![401, 403, TOO_LARGE].includes(status)
}

function bodyFaults(called: {
  asked: Asked
  answer: Answer
  json: unknown
  operation: ApiOperation
  route: ApiRoute
}): string[] {
  const { asked, answer, json, operation, route } = called
  const { status, text, headers } = answer
  if (asked.method === 'HEAD' || WITHOUT_BODY.has(status)) return text === '' ? [] : ['a body where none may be']
  const content = operation.responses[status]?.content
  if (!content) return []
  const type = headers.get('Content-Type')?.split(';', 1)[0] ?? ''
  const schema = route.answers[status]?.schema
  return [
    ...(type in content ? [] : [`${type} is not declared`]),
    ...(schema ? [...schemaFaults(schema, json), ...schemaFaults(strict(schema), json)] : schemaFaults(ERROR, json)),
  ]
}

const schemaFaults = (schema: v.GenericSchema, json: unknown): string[] =>
  (v.safeParse(schema, json).issues ?? []).map((issue) => `${v.getDotPath(issue)}: ${issue.message}`)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const codeOf = (json: unknown): unknown => (json as { error?: { code?: unknown } } | undefined)?.error?.code
