import { Field } from './field.tsx'

interface RegionFieldProps {
  words: { region: string; choose: string }
  regions: readonly string[]
  value: string | undefined
  error: string | undefined
}

/** A select of Indian States without a default. */
export function RegionField({ words, regions, value, error }: RegionFieldProps) {
  return (
    <Field
      as="select"
      name="region"
      label={words.region}
      autoComplete="address-level1"
      defaultValue={value || 'none'}
      error={error}
    >
      <option value="none" disabled>
        {words.choose}
      </option>
      {regions.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Field>
  )
}
