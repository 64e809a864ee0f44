import { useId } from 'react'
import { type FieldSpec, LINE_CHARS_MAX, MANY_SEPARATOR, TEXT_CHARS_MAX } from '#app/platform/form/fields.ts'
import { Check, Field, FieldError } from './field.tsx'
import { SelectField } from './select-field.tsx'
import { copy } from './copy.ts'

interface FormFieldProps {
  name: string
  spec: FieldSpec
  value: string
  error: string | undefined
}

const KEYBOARDS = {
  line: {},
  email: { type: 'email', autoComplete: 'email', inputMode: 'email' },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  contact: { autoComplete: 'email' },
  number: { inputMode: 'numeric' },
  date: { type: 'date' },
  datetime: { type: 'datetime-local' },
} as const

/** One field of a declared form. */
export function FormField({ name, spec, value, error }: FormFieldProps) {
  const label = spec.optional && spec.as !== 'check' ? `${spec.label} (${copy.optional})` : spec.label
  const shared = { name, label, hint: spec.hint, error, 'aria-required': spec.optional ? undefined : true }
  switch (spec.as) {
    case 'check':
      return <Check {...shared} value="yes" defaultChecked={value === 'yes'} isConsent={!spec.isPreference} />
    case 'text':
      return (
        <Field
          as="textarea"
          {...shared}
          rows={spec.rows ?? 5}
          maxLength={spec.charsMax ?? TEXT_CHARS_MAX}
          defaultValue={value}
        />
      )
    case 'select':
      return (
        <SelectField
          {...shared}
          prompt={spec.optional ? copy.noChoice : copy.choose}
          isOptional={spec.optional}
          autoComplete={spec.autoComplete}
          defaultValue={value}
        >
          <Options of={spec.options} />
        </SelectField>
      )
    case 'radios':
    case 'many':
      return <Choices name={name} spec={spec} label={label} value={value} error={error} />
    default:
      return (
        <Field
          {...shared}
          {...KEYBOARDS[spec.as]}
          {...(spec.as === 'line' && spec.autoComplete ? { autoComplete: spec.autoComplete } : {})}
          maxLength={spec.as === 'line' ? (spec.charsMax ?? LINE_CHARS_MAX) : LINE_CHARS_MAX}
          defaultValue={value}
        />
      )
  }
}

function Options({ of }: { of: Readonly<Record<string, string>> }) {
  return Object.entries(of).map(([value, words]) => (
    <option key={value} value={value}>
      {words}
    </option>
  ))
}

interface ChoicesProps extends FormFieldProps {
  spec: Extract<FieldSpec, { options: unknown }>
  label: string
}

/** Checkboxes or radio buttons; the first one is marked as invalid, so that it gets the focus. */
function Choices({ name, spec, label, value, error }: ChoicesProps) {
  const id = useId()
  const chosen = value.split(MANY_SEPARATOR)
  return (
    <fieldset className="field" aria-describedby={error && `${id}e`}>
      <legend>{label}</legend>
      {spec.hint && <span className="hint">{spec.hint}</span>}
      {Object.entries(spec.options).map(([option, words], index) => (
        <label key={option} className="check">
          <input
            type={spec.as === 'many' ? 'checkbox' : 'radio'}
            name={name}
            value={option}
            defaultChecked={chosen.includes(option)}
            aria-invalid={error && index === 0 ? true : undefined}
          />
          {words}
        </label>
      ))}
      <FieldError id={`${id}e`}>{error}</FieldError>
    </fieldset>
  )
}
