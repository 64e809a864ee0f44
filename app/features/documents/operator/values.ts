import type { FormValues } from '#app/platform/form/parse-form.ts'
import { writeBlocks } from './document-text.ts'
import type { DocumentInput } from './forms.ts'

/** The values of the document's form. */
export function valuesOf({ body, setUpMinutes, editable, isComposite, ...document }: DocumentInput): FormValues {
  return {
    ...document,
    position: String(document.position),
    downloadsBefore: String(document.downloadsBefore),
    setUpMinutes: setUpMinutes === null ? '' : String(setUpMinutes),
    editable: editable ?? '',
    isComposite: isComposite ? 'yes' : '',
    body: writeBlocks(body),
  }
}
