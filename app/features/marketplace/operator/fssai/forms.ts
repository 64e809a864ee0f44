import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

export const compareForm = declareForm({ fields: { validUntil: { as: 'date', ...copy.compare.until } } })
