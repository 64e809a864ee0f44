import { type Fact, FACTS } from '#app/features/marketplace/schema.ts'
import { Field } from '#app/ui/form/field.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { copy } from './copy.ts'
import { copy as section } from './section-copy.ts'
import type { AskedByCategory } from './asked.ts'
import './information-fieldset.css'
import './listing-part.css'

interface InformationFieldsetProps {
  asked: AskedByCategory
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
}

const { labels, hints } = copy

/**
 * The product information on a listing's form. A field is shown when the chosen category asks for it (by CSS, from the
 * `data-asks` of the chosen option), and always when all categories do, when it is filled in, or when it has an error.
 */
export function InformationFieldset({ asked, values, errors }: InformationFieldsetProps) {
  const all = Object.values(asked)
  return (
    <fieldset className="listing-part information">
      <legend>{section.title}</legend>
      <p className="small secondary-ink">{copy.lead}</p>
      {FACTS.map((fact) => {
        const isGeneral = all.length > 0 && all.every((of) => fact in of)
        const isOptional = !all.some((of) => of[fact] === 'required')
        const isShown = isGeneral || values[fact] || errors[fact]
        return (
          <div key={fact} className={isShown ? 'fact' : `fact asked-only fact-${fact}`}>
            <FactField fact={fact} value={values[fact] ?? ''} error={errors[fact]} isOptional={isOptional} />
          </div>
        )
      })}
    </fieldset>
  )
}

interface FactFieldProps {
  fact: Fact
  value: string
  error: string | undefined
  isOptional: boolean
}

function FactField({ fact, value, error, isOptional }: FactFieldProps) {
  const label = isOptional ? `${labels[fact]} (${copy.optional})` : labels[fact]
  const shared = { name: fact, label, hint: hints[fact], defaultValue: value, error }
  switch (fact) {
    case 'diet':
      return (
        <FormField
          name={fact}
          value={value}
          error={error}
          spec={{ as: 'radios', options: copy.diets, ...texts(fact) }}
        />
      )
    case 'allergens':
      return (
        <FormField
          name={fact}
          value={value}
          error={error}
          spec={{ as: 'many', options: copy.allergens, ...texts(fact) }}
        />
      )
    case 'ingredients':
      return <Field as="textarea" {...shared} rows={3} />
    case 'makerAddress':
      return <Field as="textarea" {...shared} rows={2} autoComplete="off" />
    case 'fssai':
      return <Field {...shared} inputMode="numeric" autoComplete="off" />
    default:
      return <Field {...shared} autoComplete="off" />
  }
}

const texts = (fact: Fact) => ({ label: labels[fact], ...(hints[fact] && { hint: hints[fact] }) })
