import { copy as documentWords } from '#app/features/documents/copy.ts'
import {
  DOWNLOADS_MAX,
  SET_UP_MINUTES_MAX,
  SHELF_MAX,
  SLUG_CHARS_MAX,
  SUMMARY_CHARS_MAX,
  TITLE_CHARS_MAX,
} from '#app/features/documents/schema.ts'
import type { FormFields } from '#app/platform/form/fields.ts'
import { copy } from './copy.ts'

/** Sixty pieces at their longest would be more; no document is near it. */
const BODY_CHARS_MAX = 20_000
const words = copy.fields

const fields: FormFields = {
  title: { as: 'line', charsMax: TITLE_CHARS_MAX, ...words.title },
  summary: { as: 'text', rows: 2, charsMax: SUMMARY_CHARS_MAX, ...words.summary },
  body: { as: 'text', rows: 24, charsMax: BODY_CHARS_MAX, ...words.body },
  position: { as: 'number', min: 1, max: SHELF_MAX, ...words.position },
  setUpMinutes: { as: 'number', min: 1, max: SET_UP_MINUTES_MAX, ...words.setUpMinutes, optional: true },
  editable: { as: 'select', options: copy.editables, ...words.editable, optional: true },
  downloadsBefore: { as: 'number', min: 0, max: DOWNLOADS_MAX, ...words.downloadsBefore },
  isComposite: { as: 'check', ...words.isComposite, optional: true },
}

/** Address and shelf are chosen once. */
export const documentFields = (isNew: boolean): FormFields =>
  isNew
    ? {
        slug: { as: 'line', charsMax: SLUG_CHARS_MAX, ...words.slug },
        kind: { as: 'select', options: documentWords.kinds, ...words.kind },
        ...fields,
      }
    : fields
