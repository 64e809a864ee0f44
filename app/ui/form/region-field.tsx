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
      {regions.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
