import { REGION_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const line = { as: 'line', charsMax: REGION_CHARS_MAX } as const

export const regionForm = declareForm({
  fields: { name: { ...line, ...copy.fields.name }, country: { ...line, ...copy.fields.country } },
})
