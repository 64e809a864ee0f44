import { useId } from 'react'
import { copy as rules } from '#app/features/students/copy.ts'
import { AGE_BANDS } from '#app/features/students/limits.ts'
import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Field, FieldError } from '#app/ui/form/field.tsx'
import { copy } from './copy.ts'

interface AgeQuestionProps {
  values: FormValues
  errors: Readonly<Record<string, string>> | undefined
}

/** The age band, and the guardian's address under 18. In browsers without `:has` the address is always shown. */
export function AgeQuestion({ values, errors }: AgeQuestionProps) {
  const id = useId()
  const error = errors?.['ageBand']
  const { legend, hint, under, guardianEmail } = copy.age
  return (
    <>
      <fieldset
        className="field agequestion"
        role="radiogroup"
        tabIndex={-1}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}h ${id}e` : `${id}h`}
      >
        <legend>{legend}</legend>
        <span className="hint" id={`${id}h`}>
          {hint}
        </span>
        <div className="ages">
          {AGE_BANDS.map((band) => (
            <label key={band} className="check">
              <input type="radio" name="ageBand" value={band} required defaultChecked={values['ageBand'] === band} />
              {rules.ageBands[band]}
            </label>
          ))}
        </div>
        <FieldError id={`${id}e`}>{error}</FieldError>
      </fieldset>
      <div className="guardian-question stack">
        <p className="notice">{under}</p>
        <Field
          name="guardianEmail"
          {...guardianEmail}
          autoComplete="off"
          defaultValue={values['guardianEmail']}
          error={errors?.['guardianEmail']}
        />
      </div>
    </>
  )
}
