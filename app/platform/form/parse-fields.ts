import { type FormDeclaration, type FormFields, MANY_SEPARATOR, type ValuesOf } from './fields.ts'
import { formSchema } from './form-schema.ts'
import { check, type FormValues, type ParsedForm, textsOf, formValues } from './parse-form.ts'

/**
 * Checks a form against its declaration. Fields that are not declared are dropped; nothing typed is lost.
 * @param typed as posted, or the cells of a row of a file by the names of the fields
 */
export function parseFields<Fields extends FormFields>(
  form: FormDeclaration<Fields>,
  typed: FormData | FormValues,
): ParsedForm<ValuesOf<Fields>> {
  const posted = typed instanceof FormData ? typed : formOf(typed)
  // A field that was not posted was left empty: what was filled in before does not come back.
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
