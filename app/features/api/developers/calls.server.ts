import type { JsonSchema } from '@valibot/to-json-schema'
import type { ApiDocument, ApiOperation } from '#app/platform/api/document.server.ts'
import { copy } from './copy.ts'
import { exampleOf } from './example.ts'

export interface CallParameter {
  name: string
  where: string
  isRequired: boolean
  type: string
  description: string
}

/** One route formatted for display. */
export interface CallView {
  id: string
  method: string
  path: string
  summary: string
  detail: string
  needsToken: boolean
  parameters: CallParameter[]
  /** A curl command. */
  ask: string
  /** The body of the successful response; empty when there is none. */
  answer: string
  answers: { status: string; description: string }[]
}

export interface CallGroup {
  name: string
  calls: CallView[]
}

/** The document's routes by group. */
export function listCalls({ paths, tags, servers }: ApiDocument): CallGroup[] {
  const base = servers[0]?.url ?? ''
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      group: operation.tags[0],
      view: viewOf(base, method, path, operation),
    })),
  )
  return tags.map(({ name }) => ({ name, calls: calls.filter(({ group }) => group === name).map(({ view }) => view) }))
}

function viewOf(base: string, method: string, path: string, operation: ApiOperation): CallView {
  const needsToken = operation.security.every((one) => Object.keys(one).length > 0)
  const answers = Object.entries(operation.responses)
  const good = answers.find(([status]) => status.startsWith('2'))?.[1].content?.['application/json']?.schema
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary,
    detail: operation.description ?? '',
    needsToken,
    parameters: [...parametersOf(operation), ...fieldsOf(operation)],
    ask: curlOf({ base, method: method.toUpperCase(), path, needsToken, operation }),
    answer: good ? JSON.stringify(exampleOf(good), null, 2) : '',
    answers: answers.map(([status, { description }]) => ({ status, description })),
  }
}

function parametersOf({ parameters }: ApiOperation): CallParameter[] {
  return parameters.map((parameter) => ({
    name: parameter.name,
    where: parameter.in === 'path' ? copy.call.inPath : copy.call.inQuery,
    isRequired: parameter.required,
    type: typeOf(parameter.schema),
    description: parameter.description ?? '',
  }))
}

function fieldsOf({ requestBody }: ApiOperation): CallParameter[] {
  const [body] = Object.values(requestBody?.content ?? {})
  return Object.entries(body?.schema.properties ?? {}).map(([name, schema]) => ({
    name,
    where: copy.call.inBody,
    isRequired: body?.schema.required?.includes(name) ?? false,
    type: typeOf(schema as JsonSchema),
    description: (schema as JsonSchema).description ?? '',
  }))
}

/** 'text', 'a | b', 'integer 1–5' */
function typeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => typeOf(one as JsonSchema)).join(' | ')
  if (schema.type === 'array') return `list of ${typeOf(schema.items as JsonSchema)}`
  const limits =
    schema.maxLength !== undefined
      ? `, to ${schema.maxLength} characters`
      : schema.maximum !== undefined
        ? ` ${schema.minimum}–${schema.maximum}`
        : ''
  return `${schema.format ?? schema.type ?? ''}${limits}`
}

interface CallExample {
  base: string
  method: string
  path: string
  needsToken: boolean
  operation: ApiOperation
}

function curlOf({ base, method, path, needsToken, operation }: CallExample): string {
  const [content] = Object.entries(operation.requestBody?.content ?? {})
  const [type, body] = content ?? []
  const lines = [`curl${method === 'GET' ? '' : ` -X ${method}`} ${base}${path}`]
  if (needsToken) lines.push("-H 'Authorization: Bearer ACCESS_TOKEN'")
  if (type === 'application/json') {
    lines.push(`-H 'Content-Type: application/json'`, `-d '${JSON.stringify(body?.example ?? {}, null, 2)}'`)
  } else if (type) {
    lines.push(...Object.keys(body?.schema.properties ?? {}).map((field) => `-F '${field}=@pond.jpg'`))
  }
  return lines.join(' \\\n  ')
}
