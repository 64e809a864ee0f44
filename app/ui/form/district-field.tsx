import type { DistrictOptions } from '#app/platform/india/district-names.server.ts'
import { OTHER_DISTRICT } from '#app/platform/india/other-district.ts'
import { Field } from './field.tsx'
import { SelectField } from './select-field.tsx'

interface DistrictFieldProps {
  name: string
  words: { label: string; hint?: string; choose: string; likely: string; all: string; other: string }
  /** The districts of the PIN code, listed first. */
  likely?: DistrictOptions
  /** The other districts of the State; without any district the field is a line to type into. */
  others: DistrictOptions
  defaultValue: string | undefined
  error: string | undefined
  maxLength: number
}

/** A district: typed while the State is unknown, then chosen from the State's list, which the server sends. */
export function DistrictField({ words, likely = [], others, defaultValue, maxLength, ...field }: DistrictFieldProps) {
  const { label, hint, choose, other } = words
  if (likely.length + others.length === 0)
    return <Field {...field} label={label} hint={hint} defaultValue={defaultValue} maxLength={maxLength} />
  const isListed = defaultValue === OTHER_DISTRICT || [...likely, ...others].some(([value]) => value === defaultValue)
  return (
    <SelectField
      {...field}
      key={others[0]?.[0]}
      label={label}
      prompt={choose}
      defaultValue={isListed ? defaultValue : undefined}
    >
      {likely.length > 0 && <Group label={words.likely} districts={likely} />}
      <option value={OTHER_DISTRICT}>{other}</option>
      <Group label={words.all} districts={others} />
    </SelectField>
  )
}

function Group({ label, districts }: { label: string; districts: DistrictOptions }) {
  return (
    <optgroup label={label}>
      {districts.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </optgroup>
  )
}
