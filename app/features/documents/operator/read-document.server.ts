import * as v from 'valibot'
import { documentInput, type DocumentInput } from '#app/features/documents/schema.ts'
import { formValues, type FormValues, type InvalidForm } from '#app/platform/form/parse-form.ts'
import { copy } from './copy.ts'
import { readBlocks, writeBlocks } from './document-text.ts'

/** Reads the posted form of a document; what is wrong inside the text is said with the number of its piece. */
export function readDocument(posted: FormData): { ok: true; input: DocumentInput } | InvalidForm {
  const values = formValues(posted)
  const line = (name: string) => values[name]?.trim() ?? ''
  const numberOrNull = (name: string) => (line(name) === '' ? null : Number(line(name)))
  const result = v.safeParse(documentInput, {
    slug: line('slug'),
    kind: line('kind'),
    position: Number(line('position') || Number.NaN),
    title: line('title'),
    summary: line('summary'),
    setUpMinutes: numberOrNull('setUpMinutes'),
    editable: line('editable') || null,
    isComposite: values['isComposite'] === 'yes',
    downloadsBefore: Number(line('downloadsBefore')),
    body: readBlocks(values['body'] ?? ''),
  })
  if (result.success) return { ok: true, input: result.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.issues) {
    const [field, piece] = (path ?? []).map(({ key }) => key)
    errors[String(field ?? 'body')] ??= typeof piece === 'number' ? copy.piece(piece + 1, message) : message
  }
  return { ok: false, errors, values }
}

/** A document as its form shows it. */
export function valuesOf({ body, setUpMinutes, editable, isComposite, ...document }: DocumentInput): FormValues {
  const { title, summary, position, downloadsBefore } = document
  return {
    title,
    summary,
    position: String(position),
    downloadsBefore: String(downloadsBefore),
    setUpMinutes: setUpMinutes === null ? '' : String(setUpMinutes),
    editable: editable ?? '',
    isComposite: isComposite ? 'yes' : '',
    body: writeBlocks(body),
  }
}
