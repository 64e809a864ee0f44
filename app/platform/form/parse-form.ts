import * as v from 'valibot'
import { withoutControls } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

/** The posted texts by field name, shown again after an error. */
export type FormValues = Readonly<Record<string, string>>

export interface InvalidForm {
  ok: false
  /** The first message of each invalid field, by field name. */
  errors: Readonly<Record<string, string>>
  values: FormValues
}

export type ParsedForm<Output> = { ok: true; value: Output } | InvalidForm

const FIELD_CHARS_MAX = 40_000

/** Repeated groups of fields: list name → part → the name under which the part is posted. */
export type Repeated = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Parses a posted form by a schema. Files are ignored. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  form: FormData,
  repeated: Repeated = {},
): ParsedForm<v.InferOutput<Schema>> {
  const lists = Object.entries(repeated).map(([name, parts]) => [name, rowsOf(form, parts)] as const)
  const typed = { ...emptyEntries(schema), ...formValues(form), ...Object.fromEntries(lists) }
  return check(schema, typed, formValues(form, repeated))
}

/**
 * Parses an input by a schema.
 * @param typed the input of the schema
 * @param values the posted texts, returned with the errors
 */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  typed: unknown,
  values: FormValues,
): ParsedForm<v.InferOutput<Schema>> {
  // Replaces the default messages of valibot.
  const result = v.safeParse(schema, typed, { message: copy.pattern })
  if (result.success) return { ok: true, value: result.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.issues) errors[String(path?.[0]?.key ?? '')] ??= message
  return { ok: false, errors, values }
}

/**
 * The posted texts by name. Of several texts with the same name it returns the last one, and of repeated fields each one
 * as `name.0`, `name.1` … Files are ignored.
 */
export function formValues(form: FormData, repeated: Repeated = {}): FormValues {
  const names = [...new Set(form.keys())]
  const last = names.flatMap((name) =>
    textsOf(form, name)
      .slice(-1)
      .map((text) => [name, text] as const),
  )
  const each = Object.values(repeated)
    .flatMap((parts) => Object.values(parts))
    .flatMap((name) => textsOf(form, name).map((text, index) => [`${name}.${index}`, text] as const))
  return Object.fromEntries([...last, ...each])
}

function rowsOf(form: FormData, parts: Readonly<Record<string, string>>): FormValues[] {
  const columns = Object.entries(parts).map(([part, name]) => [part, textsOf(form, name)] as const)
  const length = Math.max(0, ...columns.map(([, texts]) => texts.length))
  return Array.from({ length }, (_, index) =>
    Object.fromEntries(columns.map(([part, texts]) => [part, texts[index] ?? ''])),
  )
}

/** The texts of a name without control characters, each at most `FIELD_CHARS_MAX` long. */
export const textsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map((value) => withoutControls(value).slice(0, FIELD_CHARS_MAX))

/** Required fields as empty texts, so that a missing field gets the same message as an empty one. */
function emptyEntries(schema: v.GenericSchema): FormValues {
  if (!('entries' in schema)) return {}
  const entries = Object.entries(schema.entries as Record<string, v.GenericSchema>)
  return Object.fromEntries(entries.filter(([, { type }]) => !MAY_BE_MISSING.has(type)).map(([name]) => [name, '']))
}

const MAY_BE_MISSING = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable'])

/** The response to an invalid form. With status 400 React Router does not run the loaders again. */
export function invalid(form: InvalidForm): Response {
  return Response.json({ errors: form.errors, values: form.values }, { status: 400 })
}
