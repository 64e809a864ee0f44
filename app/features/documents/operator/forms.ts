import { copy as documentWords } from '#app/features/documents/copy.ts'
import {
  CASE_STUDIES_SLUG,
  DOWNLOADS_MAX,
  findTable,
  SET_UP_MINUTES_MAX,
  SHELF_MAX,
  SLUG_CHARS_MAX,
  SUMMARY_CHARS_MAX,
  TITLE_CHARS_MAX,
} from '#app/features/documents/schema.ts'
import { declareForm, type ValuesOf } from '#app/platform/form/fields.ts'
import { cleanLine } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'
import { findMistake, readBody } from './document-text.ts'

/** Sixty pieces at their longest would be more; no document is near it. */
const BODY_CHARS_MAX = 20_000
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const words = copy.fields
const { save } = documentWords

/** A document as an operator writes it. Saved under a slug that exists, it is the next version of that document. */
export const documentForm = declareForm({
  fields: {
    slug: {
      as: 'line',
      charsMax: SLUG_CHARS_MAX,
      ...words.slug,
      missing: save.slug,
      wrong: save.slug,
      read: (typed: string) => (SLUG.test(typed) && typed !== CASE_STUDIES_SLUG ? typed : null),
    },
    kind: { as: 'select', options: documentWords.kinds, ...words.kind, missing: save.kind },
    title: { as: 'line', charsMax: TITLE_CHARS_MAX, ...words.title },
    summary: {
      as: 'text',
      rows: 2,
      charsMax: SUMMARY_CHARS_MAX,
      ...words.summary,
      read: (typed: string) => cleanLine(typed) || null,
    },
    body: {
      as: 'text',
      rows: 24,
      charsMax: BODY_CHARS_MAX,
      ...words.body,
      missing: save.missing,
      read: readBody,
      wrong: findMistake,
    },
    /** Its place on the shelf, from 1. */
    position: { as: 'number', min: 1, max: SHELF_MAX, ...words.position },
    /** How long it takes to make it one's own; null where there is nothing to set up. */
    setUpMinutes: { as: 'number', min: 1, max: SET_UP_MINUTES_MAX, ...words.setUpMinutes, optional: true },
    editable: { as: 'select', options: copy.editables, ...words.editable, optional: true },
    /** How often it was taken before this platform counted. */
    downloadsBefore: { as: 'number', min: 0, max: DOWNLOADS_MAX, ...words.downloadsBefore },
    /** Put together from several experiences; said on every page of it. */
    isComposite: { as: 'check', ...words.isComposite, optional: true },
  },
  checks: [
    {
      field: 'body',
      message: save.noTable,
      isRight: ({ editable, body }) => editable !== 'csv' || findTable(body) !== null,
    },
  ],
})
export type DocumentInput = ValuesOf<typeof documentForm.fields>
