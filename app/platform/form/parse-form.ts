import * as v from 'valibot'
import { withoutControls } from '#app/platform/text/text.ts'
import { copy } from './copy.ts'

/** What the person typed, by field name, to show again. */
export type FormValues = Readonly<Record<string, string>>

export interface InvalidForm {
  ok: false
  /** The first message for each field that is wrong. */
  errors: Readonly<Record<string, string>>
  values: FormValues
}

export type ParsedForm<Output> = { ok: true; value: Output } | InvalidForm

const FIELD_CHARS_MAX = 40_000

/** Fields that repeat in step: by the name of the list, each part with the name under which it is posted. */
export type Repeated = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Checks a posted form against a schema. Never loses what was typed; files are ignored. */
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
 * Checks what was typed against a schema.
 * @param typed what the schema takes
 * @param values what is shown again
 */
export function check<Schema extends v.GenericSchema>(
  schema: Schema,
  typed: unknown,
  values: FormValues,
): ParsedForm<v.InferOutput<Schema>> {
  // A schema without words of its own never shows those of the library.
  const result = v.safeParse(schema, typed, { message: copy.pattern })
  if (result.success) return { ok: true, value: result.output }
  const errors: Record<string, string> = {}
  for (const { path, message } of result.issues) errors[String(path?.[0]?.key ?? '')] ??= message
  return { ok: false, errors, values }
}

/**
 * What a form posted, as texts; of a name that comes more than once, the last one, and of repeated fields each:
 * `name.0`, `name.1` … Files are ignored.
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

/** The texts that were posted under a name. */
export const textsOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .map((value) => withoutControls(value).slice(0, FIELD_CHARS_MAX))

/** A field that is missing altogether is empty, so that the schema says of it what it says of an empty one. */
function emptyEntries(schema: v.GenericSchema): FormValues {
  if (!('entries' in schema)) return {}
  const entries = Object.entries(schema.entries as Record<string, v.GenericSchema>)
  return Object.fromEntries(entries.filter(([, { type }]) => !MAY_BE_MISSING.has(type)).map(([name]) => [name, '']))
}

const MAY_BE_MISSING = new Set(['optional', 'exact_optional', 'nullish', 'undefinedable'])

/** The answer to a form with mistakes: status 400, so that nothing is loaded anew. */
export function invalid(form: InvalidForm): Response {
  return Response.json({ errors: form.errors, values: form.values }, { status: 400 })
}
