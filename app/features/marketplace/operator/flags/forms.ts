import { FLAG_CHARS_MAX } from '#app/features/marketplace/schema.ts'
import { declareForm } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

const note = { as: 'text', rows: 3, charsMax: FLAG_CHARS_MAX } as const

/** By decision. */
export const flagForms = {
  kept: declareForm({ fields: { note: { ...note, ...copy.keep.note, optional: true } } }),
  'taken-off': declareForm({ fields: { note: { ...note, ...copy.off.note, missing: copy.errors.note } } }),
}
