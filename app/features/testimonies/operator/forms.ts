import { REASON_CHARS_MAX } from '#app/features/testimonies/schema.ts'
import type { EditorFields } from '#app/features/resource-editor/fields.ts'
import { copy } from './copy.ts'

export const approveFields = (isMinor: boolean): EditorFields =>
  isMinor ? { guardian: { as: 'check', ...copy.approve.guardian } } : {}

export const declineFields: EditorFields = {
  reason: { as: 'text', rows: 3, charsMax: REASON_CHARS_MAX, ...copy.decline.reason },
}
