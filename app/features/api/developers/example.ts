import type { JsonSchema } from '@valibot/to-json-schema'

const ID = '3f2c8a1e-5b7d-4c6a-9e0f-1a2b3c4d5e6f'
const WORDS: Readonly<Record<string, unknown>> = {
  uuid: ID,
  'date-time': '2026-11-22T08:00:00.000Z',
  uri: 'https://…',
}

/** An example value for a schema of the document. */
export function exampleOf(schema: JsonSchema | boolean | undefined): unknown {
  if (typeof schema !== 'object') return null
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? []
  if (first) return exampleOf(first)
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, inner]) => [name, exampleOf(inner)]),
      )
    case 'array':
      return [exampleOf(schema.items as JsonSchema)]
    case 'boolean':
      return false
    case 'integer':
    case 'number':
      return schema.minimum ?? 1
    default:
      return WORDS[schema.format ?? ''] ?? '…'
  }
}
