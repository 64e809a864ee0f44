import type { FormFields as Fields } from '#app/platform/form/fields.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { FormField } from './form-field.tsx'

interface FormFieldsProps {
  fields: Fields
  values: FormValues | undefined
  errors: Readonly<Record<string, string>> | undefined
}

/** All fields of a declared form, in their order. */
export function FormFields({ fields, values, errors }: FormFieldsProps) {
  return Object.entries(fields).map(([name, spec]) => (
    <FormField key={name} name={name} spec={spec} value={values?.[name] ?? ''} error={errors?.[name]} />
  ))
}
