import { REGION_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import type { DeclaredForm } from '#app/platform/declared-form/fields.ts'
import { copy } from './copy.ts'

const line = { as: 'line', charsMax: REGION_CHARS_MAX } as const

export const regionForm: DeclaredForm = {
  fields: { name: { ...line, ...copy.fields.name }, country: { ...line, ...copy.fields.country } },
}
