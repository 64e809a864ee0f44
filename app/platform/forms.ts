import * as v from 'valibot'
import { cleanLine, hasLink, withoutControls } from './text.ts'
import { copy } from './declared-form/copy.ts'

/** What the person typed, by field name, to show again. */
export type FormValues = Readonly<Record<string, string>>

export interface InvalidForm {
  ok: false
  /** The first message for each field that is wrong. */
  errors: Readonly<Record<string, string>>
  values: FormValues
}

export type ParsedForm<Output> = { ok: true; value: Output } | InvalidForm

const FIELD_CHARS_MAX = 20_000

/** Checks a posted form against a schema. Never loses what was typed; files are ignored. */
export function parseForm<Schema extends v.GenericSchema>(
  schema: Schema,
  form: FormData,
): ParsedForm<v.InferOutput<Schema>> {
  const values: Record<string, string> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') values[name] = withoutControls(value).slice(0, FIELD_CHARS_MAX)
  }
  const result = v.safeParse(schema, values)
  if (result.success) return { ok: true, value: result.output }
  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message
  return { ok: false, errors, values }
}

/** Of a schema: typed text, trimmed, without control characters; missing is empty. Line breaks stay. */
export const typedText = (charsMax: number, tooLong: string) =>
  v.pipe(v.optional(v.string(), ''), v.transform(withoutControls), v.trim(), v.maxLength(charsMax, tooLong))

/** Of a schema: one clean line; missing is empty. */
export const typedLine = (charsMax: number, tooLong: string) =>
  v.pipe(v.optional(v.string(), ''), v.transform(cleanLine), v.maxLength(charsMax, tooLong))

/** A name that others read, also in mails: one clean line, not empty, without a link. */
export const typedName = (charsMax: number, { missing, tooLong }: { missing: string; tooLong: string }) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(cleanLine),
    v.minLength(1, missing),
    v.maxLength(charsMax, tooLong),
    v.check((name) => !hasLink(name), copy.nameLink),
  )

/** The answer to a form with mistakes: status 400, so that nothing is loaded anew. */
export function invalid(form: InvalidForm): Response {
  return Response.json({ errors: form.errors, values: form.values }, { status: 400 })
}
