import { type FormDeclaration, type FormFields, MANY_SEPARATOR, type ValuesOf } from './fields.ts'
import { formSchema } from './form-schema.ts'
import { check, type FormValues, type ParsedForm, textsOf, formValues } from './parse-form.ts'

/**
 * Parses a form by its declaration. Undeclared fields are not in the value; `values` contains everything that was posted.
 * @param typed the posted form, or texts by field name, e.g. of a CSV row
 */
export function parseFields<Fields extends FormFields>(
  form: FormDeclaration<Fields>,
  typed: FormData | FormValues,
): ParsedForm<ValuesOf<Fields>> {
  const posted = typed instanceof FormData ? typed : formOf(typed)
  // A field that was not posted is empty, so that the form does not show its default value again.
  const empty = Object.fromEntries(Object.keys(form.fields).map((name) => [name, '']))
  const values = { ...empty, ...formValues(posted) }
  const many = Object.keys(form.fields).filter((name) => form.fields[name]?.as === 'many')
  const chosen = many.map((name) => [name, textsOf(posted, name)] as const)
  return check(
    formSchema(form),
    { ...values, ...Object.fromEntries(chosen) },
    { ...values, ...Object.fromEntries(chosen.map(([name, texts]) => [name, texts.join(MANY_SEPARATOR)])) },
  )
}

function formOf(values: FormValues): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.set(name, value)
  return form
}
