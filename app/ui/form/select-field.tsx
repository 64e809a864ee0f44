import type { ComponentProps } from 'react'
import { NO_CHOICE } from '#app/platform/form/fields.ts'
import { Field } from './field.tsx'

type SelectFieldProps = Omit<ComponentProps<typeof Field<'select'>>, 'as'> & {
  /** The text until something is chosen. */
  prompt: string
  /** The prompt is an answer too: nothing is chosen. */
  isOptional?: boolean | undefined
}

/** A select without a default. Its prompt has a value, and it can be sent only where an answer is optional. */
export function SelectField({ prompt, isOptional = false, defaultValue, children, ...field }: SelectFieldProps) {
  return (
    <Field as="select" {...field} defaultValue={defaultValue || NO_CHOICE}>
      <option value={NO_CHOICE} disabled={!isOptional}>
        {prompt}
      </option>
      {children}
    </Field>
  )
}
