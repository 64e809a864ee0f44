import { copy } from '#app/features/translations/copy.ts'
import { hashOf } from '#app/features/translations/original-hash.server.ts'
import { findTranslation, pickTranslation, type Translation } from '#app/features/translations/queries.server.ts'
import { otherThan, type Texts, type TranslatedKind, writtenIn } from '#app/features/translations/schema.ts'
import type { Db } from '#app/platform/db/database.server.ts'
import { languageOf } from '#app/platform/language/current-language.ts'
import type { Language } from '#app/platform/language/languages.ts'
import type { FieldSpec } from '#app/platform/form/fields.ts'
import { parseFields } from '#app/platform/form/parse-fields.ts'
import { formValues, type ParsedForm } from '#app/platform/form/parse-form.ts'

/** The fields of the form of the original, whose limits hold for the translation too. */
type WritableSpec = Extract<FieldSpec, { as: 'line' | 'text' }>
type WritableFields = Readonly<Record<string, WritableSpec>>

interface TranslationField {
  name: string
  /** What the writer wrote in this field. */
  original: string
  spec: FieldSpec
  value: string
}

/** The form of the other version, with the original beside each field. */
export interface TranslationFormView {
  /** The language of the other version. */
  language: Language
  fields: TranslationField[]
  /** There is another version. */
  isSaved: boolean
  /** The original was changed after it. */
  isOutdated: boolean
  reason: FieldSpec | null
}

interface Translated {
  kind: TranslatedKind
  id: string
  original: Texts
  fields: WritableFields
  /** Why a version that people have read is changed. */
  reason?: FieldSpec
}

export const translationForm = async (db: Db, translated: Translated): Promise<TranslationFormView | null> =>
  formOf(translated, await findTranslation(db, translated))

/** The same from all that was added to the row. */
export function translationFormFrom(
  translations: readonly Translation[],
  translated: Translated,
): TranslationFormView | null {
  return formOf(translated, pickTranslation(translations, translated.original))
}

/**
 * The form with what was saved of the other version. Only fields of the original with a text are asked for; null when it
 * has none.
 */
export function formOf(translated: Translated, saved: Translation | null): TranslationFormView | null {
  const { original } = translated
  const fields = filledFields(translated).map(([name, spec]) => ({
    name,
    original: original[name] ?? '',
    spec: plain(spec),
    value: saved?.fields[name] ?? '',
  }))
  if (fields.length === 0) return null
  return {
    language: otherThan(writtenIn(original)),
    fields,
    isSaved: saved !== null,
    isOutdated: saved !== null && saved.originalHash !== hashOf(original),
    reason: translated.reason ?? null,
  }
}

const filledFields = ({ original, fields }: Omit<Translated, 'kind' | 'id'>) =>
  Object.entries(fields).filter(([name]) => original[name])

/** Without the functions, which only the server calls. */
const plain = ({ as, label, charsMax, ...spec }: WritableSpec): FieldSpec => ({
  as,
  label,
  optional: true,
  ...(charsMax && { charsMax }),
  ...('rows' in spec && spec.rows && { rows: spec.rows }),
})

/** Reads the posted form by the rules of the original's fields; all may stay empty, together they are in the language. */
export function readTranslation(
  { original, fields, reason }: Pick<Translated, 'original' | 'fields' | 'reason'>,
  posted: FormData,
): ParsedForm<Texts> {
  const shown = filledFields({ original, fields })
  const optional = Object.fromEntries(shown.map(([name, spec]) => [name, { ...spec, optional: true as const }]))
  const asked = { ...optional, ...(reason && { reason }) }
  const form = parseFields<Readonly<Record<string, FieldSpec>>>({ fields: asked }, posted)
  if (!form.ok) return form
  const value = Object.fromEntries(shown.map(([name]) => [name, String(form.value[name] ?? '')]))
  const language = otherThan(writtenIn(original))
  const written = languageOf(Object.values(value).join('\n'))
  if (written === undefined || written === language)
    return { ok: true, value: { ...value, ...(reason && { reason: String(form.value['reason']) }) } }
  const [first = ''] = shown.flatMap(([name]) => (value[name] ? [name] : []))
  return { ok: false, errors: { [first]: copy.form.wrongLanguage[language] }, values: formValues(posted) }
}
