import type { Hono, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import * as v from 'valibot'
import type { Auth, AuthEnv, AuthRequest } from '#auth/context.ts'
import { AuthError, describeForLog, isTransient, OAuthError } from '#auth/errors.ts'
import { deviceHashOf } from '#auth/limits/known-devices.ts'
import type { Origin } from '#auth/sessions/sessions.ts'
import { isSharedDevice } from '#auth/sessions/shared-session.ts'
import { crossOrigin, VERSION_HEADER } from './cross-origin.ts'
import { parseJsonBody } from './json-body.ts'
import type { Metadata } from '#auth/tables/schema.server.ts'

/** `Retry-After` of a temporary failure. */
const RETRY_AFTER_S = 10
const USER_AGENT_LENGTH_MAX = 255
const IP_LENGTH_MAX = 64
const VERSION_WITH_NEW_ERRORS = '2024-01-01'

/** Middleware common to all endpoints: CORS, caching, timeout, error format. */
export function addTransport(app: Hono<AuthEnv>, auth: Auth): void {
  app.use(crossOrigin(auth.settings.corsExtraHeaders))
  app.use(async (c, next) => {
    c.set('hasNewErrors', asksForNewErrors(c.req.header(VERSION_HEADER)))
    c.header('Cache-Control', 'no-store')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    await next()
  })
  app.use(within(auth.settings.requestTimeoutMs))
  app.onError((error, c) => writeError(error, c, auth))
}

/** A string field; null and the empty string are read as undefined. */
export const text = v.pipe(
  v.nullish(v.string()),
  v.transform((value) => value || undefined),
)
/** An object field; null is read as undefined. */
export const object = v.pipe(
  v.nullish(v.custom<Metadata>(isObject)),
  v.transform((value) => value ?? undefined),
)

/**
 * Reads and validates a JSON body, whatever its content type; unknown keys are ignored. Throws AuthError 400
 * `bad_json`, without repeating what was sent.
 */
export async function readBody<Schema extends v.GenericSchema>(c: AuthRequest, schema: Schema) {
  const value = parseJson(await c.req.text())
  if (!isObject(value)) throw badJson('expected an object')
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw badJson(`"${v.getDotPath(result.issues[0])}" has the wrong type`)
}

/** As `readBody`; an absent body is read as an empty object. */
export async function readOptionalBody<Schema extends v.GenericSchema>(c: AuthRequest, schema: Schema) {
  return (await c.req.text()) === '' ? v.parse(schema, {}) : readBody(c, schema)
}

/** The origin of a request, with the user agent cut to what is stored. */
export function originOf(c: AuthRequest, auth: Auth): Origin {
  return {
    ...(isSharedDevice(auth, c) && { idleS: auth.settings.sessions.sharedIdleS }),
    ip: auth.clientIp(c).slice(0, IP_LENGTH_MAX),
    userAgent: c.req.header('User-Agent')?.slice(0, USER_AGENT_LENGTH_MAX) ?? null,
    place: auth.clientPlace?.(c) ?? null,
    deviceHash: deviceHashOf(auth, c),
  }
}

function parseJson(json: string): unknown {
  try {
    return parseJsonBody(json)
  } catch {
    throw badJson('invalid syntax')
  }
}

function isObject(value: unknown): value is Metadata {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function badJson(reason: string): AuthError {
  return new AuthError(400, 'bad_json', `Could not parse request body as JSON: ${reason}`)
}

function asksForNewErrors(version: string | undefined): boolean {
  if (version === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(version) || Number.isNaN(Date.parse(version))) return false
  return version >= VERSION_WITH_NEW_ERRORS
}

function within(timeoutMs: number): MiddlewareHandler<AuthEnv> {
  return async (_c, next) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => reject(new AuthError(504, 'request_timeout', 'Processing this request timed out, please retry.')),
      timeoutMs,
    )
    try {
      await Promise.race([next(), promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Writes an error in the format the client requested; an unexpected one becomes a 5xx without details. */
function writeError(error: Error, c: AuthRequest, auth: Auth): Response {
  if (error instanceof OAuthError) return c.json({ error: error.error, error_description: error.message }, 400)
  const refusal = error instanceof AuthError ? error : unforeseen(error, c, auth)
  const { status, code, message, extras } = refusal
  for (const [name, value] of Object.entries(extras.headers ?? {})) c.header(name, value)
  c.header('x-sb-error-code', code)
  if (c.get('hasNewErrors')) {
    c.header(VERSION_HEADER, VERSION_WITH_NEW_ERRORS)
    return c.json({ code, message, ...extras.body }, status)
  }
  const errorId = status >= 500 ? { error_id: c.get('requestId') } : {}
  return c.json({ code: status, error_code: code, msg: message, ...errorId, ...extras.body }, status)
}

/** The route pattern for the log: a path holds ids of accounts and factors. */
const routeOf = (c: AuthRequest): string => matchedRoutes(c).findLast(({ path }) => !path.includes('*'))?.path ?? '*'

/** The client disconnected before its body was complete. Errors of our own connections name a system call. */
const isClientDisconnect = (error: Error): boolean =>
  'code' in error && error.code === 'ECONNRESET' && !('syscall' in error)

function unforeseen(error: Error, c: AuthRequest, auth: Auth): AuthError {
  if (isClientDisconnect(error)) return new AuthError(400, 'bad_json', 'The request body did not arrive')
  const isBrief = isTransient(error)
  auth.log.warn(
    { requestId: c.get('requestId'), method: c.req.method, route: routeOf(c), ...describeForLog(error) },
    isBrief ? 'something the auth service needs is briefly away' : 'unexpected error in the auth service',
  )
  return isBrief
    ? new AuthError(503, 'unexpected_failure', 'The service is briefly unavailable. Please try again.', {
        headers: { 'Retry-After': String(RETRY_AFTER_S) },
      })
    : new AuthError(500, 'unexpected_failure', 'Unexpected failure, please check server logs for more information')
}
