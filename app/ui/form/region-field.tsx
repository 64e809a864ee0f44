import { stateOptions } from '#app/platform/india/state-name.ts'
import { SelectField } from './select-field.tsx'

interface RegionFieldProps {
  words: { region: string; choose: string }
  regions: readonly string[]
  value: string | undefined
  error: string | undefined
}

/** A select of Indian States without a default. */
export function RegionField({ words, regions, value, error }: RegionFieldProps) {
  return (
    <SelectField
      name="region"
      label={words.region}
      prompt={words.choose}
      autoComplete="address-level1"
      defaultValue={value}
      error={error}
    >
      {Object.entries(stateOptions(regions)).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
