import { copy as documentWords } from '#app/features/documents/copy.ts'
import {
  CASE_STUDIES_SLUG,
  DOWNLOADS_MAX,
  findTable,
  SET_UP_MINUTES_MAX,
  DOCUMENTS_PER_KIND_MAX,
  SLUG_CHARS_MAX,
  SUMMARY_CHARS_MAX,
  TITLE_CHARS_MAX,
} from '#app/features/documents/schema.ts'
import { declareForm, type ValuesOf } from '#app/platform/form/fields.ts'
import { cleanLine, SLUG } from '#app/platform/text/text.ts'
import { perLanguage } from '#app/platform/language/per-language.ts'
import { copy } from './copy.ts'
import { findMistake, readBody } from './document-text.ts'

/** Enough for any real document; less than the limits of the blocks would allow. */
const BODY_CHARS_MAX = 20_000
const words = copy.fields
const { save } = documentWords

/** A document as an operator enters it. An existing slug gets its next version. */
export const documentForm = perLanguage(() =>
  declareForm({
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
      /** Position among the documents of its kind, from 1. */
      position: { as: 'number', min: 1, max: DOCUMENTS_PER_KIND_MAX, ...words.position },
      /** Minutes to adapt it; null where nothing is to be set up. */
      setUpMinutes: { as: 'number', min: 1, max: SET_UP_MINUTES_MAX, ...words.setUpMinutes, optional: true },
      editable: { as: 'select', options: copy.editables, ...words.editable, optional: true },
      /** Downloads before this platform. */
      downloadsBefore: { as: 'number', min: 0, max: DOWNLOADS_MAX, ...words.downloadsBefore },
      /** Composed from several experiences; said on its page and in its files. */
      isComposite: { as: 'check', ...words.isComposite, optional: true },
    },
    checks: [
      {
        field: 'body',
        message: save.noTable,
        isRight: ({ editable, body }) => editable !== 'csv' || findTable(body) !== null,
      },
    ],
  }),
)
export type DocumentInput = ValuesOf<typeof documentForm.fields>
