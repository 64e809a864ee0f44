import { OTHER_DISTRICT } from '#app/platform/india/other-district.ts'
import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'

interface DistrictFieldProps {
  name: string
  words: { label: string; hint?: string; choose: string; likely: string; all: string; other: string }
  /** The districts of the PIN code, listed first. */
  likely?: readonly string[]
  /** The other districts of the State; without any district the field is a line to type into. */
  others: readonly string[]
  defaultValue: string | undefined
  error: string | undefined
  maxLength: number
}

/** A district: typed while the State is unknown, then chosen from the State's list, which the server sends. */
export function DistrictField({ words, likely = [], others, defaultValue, maxLength, ...field }: DistrictFieldProps) {
  const { label, hint, choose, other } = words
  if (likely.length + others.length === 0)
    return <Field {...field} label={label} hint={hint} defaultValue={defaultValue} maxLength={maxLength} />
  const isListed = [...likely, ...others, OTHER_DISTRICT].includes(defaultValue ?? '')
  return (
    <SelectField
      {...field}
      key={others[0]}
      label={label}
      prompt={choose}
      defaultValue={isListed ? defaultValue : undefined}
    >
      {likely.length > 0 && <Group label={words.likely} names={likely} />}
      <option value={OTHER_DISTRICT}>{other}</option>
      <Group label={words.all} names={others} />
    </SelectField>
  )
}

function Group({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <optgroup label={label}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </optgroup>
  )
}
