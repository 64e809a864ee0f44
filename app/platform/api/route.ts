import type * as v from 'valibot'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { CachePolicy } from '#app/platform/http/request.server.ts'
import type { Site } from '#app/platform/config/site.ts'

// Each call of the API is declared once. Validation, the OpenAPI document and the page for developers use that
// declaration.

type ApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** A schema whose input is an object; its output may be anything. */
export type ObjectSchema = v.GenericSchema<Record<string, unknown>, unknown>

export interface ApiError {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  /** For programs, e.g. `not-signed-in`. */
  code: string
  /** A sentence that can be shown to the user. */
  message: string
  /** Messages by the field's name in the API. */
  fields?: Readonly<Record<string, string>>
}

export type ApiAnswer = { ok: true; status: 200 | 201; json: unknown } | ({ ok: false } & ApiError)

export interface ApiContext extends PrivateContext {
  site: Site
}

export interface ApiCall<Query, Body> {
  ctx: ApiContext
  /** Path parameters by name. */
  params: Readonly<Record<string, string>>
  query: Query
  body: Body
}

/** A response of the document; without a schema and with a status from 400 it has the body of `ApiError`. */
interface DeclaredAnswer {
  description: string
  schema?: v.GenericSchema
}

export interface ApiDescription {
  method: ApiMethod
  /** '/stories/{id}' */
  path: string
  /** The document's `operationId`, e.g. `likeStory`. */
  name: string
  group: string
  summary: string
  /** The document's `description`: one or two sentences. */
  detail?: string
  access: 'anyone' | 'member'
  /** Descriptions of the path parameters by name. */
  params?: Readonly<Record<string, string>>
  query?: ObjectSchema
  body?: ObjectSchema
  /** The file field of a multipart body; used instead of `body`. */
  file?: { field: string; types: readonly string[] }
  /** An example of the body. */
  example?: unknown
  answers: Readonly<Record<number, DeclaredAnswer>>
  /** Allows the page cache to store a visitor's response. */
  cache?: CachePolicy
}

export interface ApiRoute extends ApiDescription {
  /** Undefined for a call that another server handles (`documentedRoute`). */
  handle?: (call: ApiCall<unknown, unknown>, member: Member | null) => Promise<ApiAnswer>
}

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined

interface Declared<Query, Body> extends Omit<ApiDescription, 'access' | 'query' | 'body'> {
  query?: Query
  body?: Body
}

/** A call that needs no session. */
export function publicRoute<Query extends ObjectSchema | undefined, Body extends ObjectSchema | undefined>(
  declared: Declared<Query, Body> & {
    handle: (call: ApiCall<OutputOf<Query>, OutputOf<Body>>) => Promise<ApiAnswer>
  },
): ApiRoute {
  return { ...declared, access: 'anyone' } as ApiRoute
}

/** A call that needs a signed-in member; for others it returns 401 before `handle` runs. */
export function memberRoute<Query extends ObjectSchema | undefined, Body extends ObjectSchema | undefined>(
  declared: Declared<Query, Body> & {
    handle: (call: ApiCall<OutputOf<Query>, OutputOf<Body>>, member: Member) => Promise<ApiAnswer>
  },
): ApiRoute {
  return { ...declared, access: 'member' } as ApiRoute
}

/** A call that another server handles; declared only to be in the document. */
export const documentedRoute = (declared: ApiDescription): ApiRoute => declared

export const apiSuccess = (json: unknown, status: 200 | 201 = 200): ApiAnswer => ({ ok: true, status, json })

export const apiFailure = (status: ApiError['status'], code: string, message: string): ApiAnswer => ({
  ok: false,
  status,
  code,
  message,
})
