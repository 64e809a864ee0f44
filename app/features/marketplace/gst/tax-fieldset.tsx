import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { productTaxCopy as copy } from './product-tax-copy.ts'
import './tax-fieldset.css'
import '#app/features/marketplace/product-information/listing-part.css'

const HSN_CHARS_MAX = 12

interface TaxFieldsetProps {
  /** Those of today, in percent; null for a seller who is not asked. */
  rates: readonly string[] | null
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

/** HSN code and rate of a product, of sellers with a GST number. */
export function TaxFieldset({ rates, values, errors }: TaxFieldsetProps) {
  if (!rates) return null
  const chosen = values['gstRate']
  // A rate that no longer holds stays visible until another one is chosen.
  const shown = chosen && !rates.includes(chosen) && /^[\d.]+$/.test(chosen) ? [chosen, ...rates] : rates
  return (
    <fieldset className="listing-part tax-fields">
      <legend>{copy.title}</legend>
      <p className="small secondary-ink">{copy.lead}</p>
      <div>
        <Field
          name="hsn"
          label={copy.hsn.label}
          hint={copy.hsn.hint}
          defaultValue={values['hsn']}
          error={errors['hsn']}
          inputMode="numeric"
          autoComplete="off"
          maxLength={HSN_CHARS_MAX}
        />
        <SelectField
          name="gstRate"
          label={copy.rate.label}
          hint={copy.rate.hint}
          prompt={copy.rate.prompt}
          isOptional
          defaultValue={chosen}
          error={errors['gstRate']}
        >
          {shown.map((rate) => (
            <option key={rate} value={rate}>{`${rate}%`}</option>
          ))}
        </SelectField>
      </div>
    </fieldset>
  )
}
