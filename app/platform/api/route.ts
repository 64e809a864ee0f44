import type * as v from 'valibot'
import type { Member, PrivateContext } from '#app/platform/context.server.ts'
import type { CachePolicy } from '#app/platform/http/request.server.ts'
import type { Site } from '#app/platform/config/site.ts'

// A call of the API is declared once. From the declaration come its check, its answer's form, the OpenAPI document
// and the page for developers.

type ApiMethod = 'get' | 'post' | 'put' | 'patch' | 'delete'

/** An object schema, whatever it is turned into after it has been checked. */
export type ObjectSchema = v.GenericSchema<Record<string, unknown>, unknown>

/** What a call may be refused with, beside its own rules. */
export interface ApiError {
  status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503
  /** A word for programs. */
  code: string
  /** A sentence for people. */
  message: string
  /** What is wrong, by the name of the field. */
  fields?: Readonly<Record<string, string>>
}

export type ApiAnswer = { ok: true; status: 200 | 201; json: unknown } | ({ ok: false } & ApiError)

export interface ApiContext extends PrivateContext {
  site: Site
}

export interface ApiCall<Query, Body> {
  ctx: ApiContext
  /** From the path, by name. */
  params: Readonly<Record<string, string>>
  query: Query
  body: Body
}

/** What an answer with this status means; without a schema it is an error. */
interface DeclaredAnswer {
  description: string
  schema?: v.GenericSchema
}

export interface ApiDescription {
  method: ApiMethod
  /** '/stories/{id}' */
  path: string
  /** Its name for programs, e.g. `likeStory`. */
  name: string
  group: string
  summary: string
  /** What else is worth knowing, a sentence or two. */
  detail?: string
  access: 'anyone' | 'member'
  /** What each name in the path stands for. */
  params?: Readonly<Record<string, string>>
  query?: ObjectSchema
  body?: ObjectSchema
  /** The file field of a multipart body, where it is not JSON. */
  file?: { field: string; types: readonly string[] }
  /** A body as somebody would send it. */
  example?: unknown
  answers: Readonly<Record<number, DeclaredAnswer>>
  /** What an answer to a visitor shows, for the cache in front. */
  keep?: CachePolicy
}

export interface ApiRoute extends ApiDescription {
  /** Undefined where another door answers. */
  handle?: (call: ApiCall<unknown, unknown>, member: Member | null) => Promise<ApiAnswer>
}

type OutputOf<Schema> = Schema extends v.GenericSchema ? v.InferOutput<Schema> : undefined

interface Declared<Query, Body> extends Omit<ApiDescription, 'access' | 'query' | 'body'> {
  query?: Query
  body?: Body
}

/** A call that anybody may make. */
export function publicRoute<Query extends ObjectSchema | undefined, Body extends ObjectSchema | undefined>(
  declared: Declared<Query, Body> & {
    handle: (call: ApiCall<OutputOf<Query>, OutputOf<Body>>) => Promise<ApiAnswer>
  },
): ApiRoute {
  return { ...declared, access: 'anyone' } as ApiRoute
}

/** A call for the signed-in person; nobody else gets as far as `handle`. */
export function memberRoute<Query extends ObjectSchema | undefined, Body extends ObjectSchema | undefined>(
  declared: Declared<Query, Body> & {
    handle: (call: ApiCall<OutputOf<Query>, OutputOf<Body>>, member: Member) => Promise<ApiAnswer>
  },
): ApiRoute {
  return { ...declared, access: 'member' } as ApiRoute
}

/** A call that another door answers; declared here so that it is in the document. */
export const answeredElsewhere = (declared: ApiDescription): ApiRoute => declared

export const said = (json: unknown, status: 200 | 201 = 200): ApiAnswer => ({ ok: true, status, json })

export const refused = (status: ApiError['status'], code: string, message: string): ApiAnswer => ({
  ok: false,
  status,
  code,
  message,
})
