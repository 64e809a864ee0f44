import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { accessTokenCookie } from '#app/platform/session/session-names.ts'
import type { ApiDescription } from './route.ts'

interface Info {
  title: string
  description: string
  version: string
  /** The URL that every path is relative to. */
  baseUrl: string
}

interface ApiParameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  description?: string | undefined
  schema: JsonSchema
}

export interface ApiOperation {
  operationId: string
  tags: string[]
  summary: string
  description?: string
  security: Record<string, string[]>[]
  parameters: ApiParameter[]
  requestBody?: { required: true; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>
}

export interface ApiDocument {
  openapi: '3.1.0'
  info: Omit<Info, 'baseUrl'>
  servers: { url: string }[]
  tags: { name: string }[]
  paths: Record<string, Record<string, ApiOperation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

const errorSchema = v.object({
  error: v.object({
    code: v.pipe(v.string(), v.description('Machine-readable error code.')),
    message: v.pipe(v.string(), v.description('Human-readable message.')),
    fields: v.optional(v.pipe(v.record(v.string(), v.string()), v.description('Error messages by field.'))),
  }),
})
const ERROR: JsonSchema = { $ref: '#/components/schemas/Error' }

const SECURITY: ApiOperation['security'] = [{ bearer: [] }, { cookie: [] }]

/** The OpenAPI 3.1 document of the declared calls. */
export function describeApi(routes: readonly ApiDescription[], { baseUrl, ...info }: Info): ApiDocument {
  const paths: ApiDocument['paths'] = {}
  for (const route of routes) (paths[route.path] ??= {})[route.method] = operationOf(route)
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: baseUrl }],
    tags: [...new Set(routes.map(({ group }) => group))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(errorSchema, 'output') },
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: accessTokenCookie(baseUrl) },
      },
    },
  }
}

function operationOf(route: ApiDescription): ApiOperation {
  const { name, group, summary, detail, access, example } = route
  const body = bodyOf(route)
  return {
    operationId: name,
    tags: [group],
    summary,
    ...(detail && { description: detail }),
    security: access === 'member' ? SECURITY : [{}, ...SECURITY],
    parameters: [...pathParameters(route), ...queryParameters(route)],
    ...(body && {
      requestBody: {
        required: true,
        content: { [body.type]: { schema: body.schema, ...(example ? { example } : {}) } },
      },
    }),
    responses: responsesOf(route),
  }
}

function bodyOf({ body, file }: ApiDescription): { type: string; schema: JsonSchema } | null {
  if (body) return { type: 'application/json', schema: schemaOf(body, 'input') }
  if (!file) return null
  const upload: JsonSchema = { type: 'string', format: 'binary', description: file.types.join(', ') }
  return {
    type: 'multipart/form-data',
    schema: { type: 'object', properties: { [file.field]: upload }, required: [file.field] },
  }
}

function pathParameters({ params = {} }: ApiDescription): ApiParameter[] {
  return Object.entries(params).map(([name, description]) => ({
    name,
    in: 'path',
    required: true,
    description,
    schema: { type: 'string' },
  }))
}

function queryParameters({ query }: ApiDescription): ApiParameter[] {
  if (!query) return []
  const { properties = {}, required = [] } = schemaOf(query, 'input')
  return Object.entries(properties).map(([name, schema]) => {
    const { description, ...rest } = schema as JsonSchema
    return { name, in: 'query', required: required.includes(name), description, schema: rest }
  })
}

/** The declared responses and the errors that every call with the same method, access or body can return. */
function responsesOf({ method, answers, access, query, body }: ApiDescription): ApiOperation['responses'] {
  const all: Record<number, ApiDescription['answers'][number]> = {
    401: { description: access === 'member' ? 'Not authenticated.' : 'The access token is invalid.' },
    429: { description: 'Too many requests. Retry after the seconds in Retry-After.' },
  }
  if (query || body) all[400] = { description: 'Invalid input; `fields` has the errors.' }
  if (body)
    Object.assign(all, {
      413: { description: 'The body is too large.' },
      415: { description: 'The body is not JSON.' },
    })
  if (method !== 'get') all[403] = { description: 'The request came from another origin.' }
  Object.assign(all, answers)
  return Object.fromEntries(
    Object.entries(all).map(([status, { description, schema }]) => [
      status,
      { description, ...contentOf(Number(status), schema) },
    ]),
  )
}

function contentOf(status: number, schema: v.GenericSchema | undefined) {
  if (schema) return { content: { 'application/json': { schema: schemaOf(schema, 'output') } } }
  return status >= 400 ? { content: { 'application/json': { schema: ERROR } } } : {}
}

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, { target: 'draft-2020-12', typeMode, errorMode: 'ignore' })
  return rest
}
