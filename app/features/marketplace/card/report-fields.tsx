import type { FormValues } from '#app/platform/form/parse-form.ts'
import { Field } from '#app/ui/field.tsx'
import { SelectField } from '#app/ui/select-field.tsx'

interface ReportFieldsProps {
  words: { reason: string; choose: string; reasons: Readonly<Record<string, string>>; words: string }
  wordsCharsMax: number
  values: FormValues
  errors: Readonly<Record<string, string>> | undefined
}

/** The fields of a report about a listing, a review or a shop: a reason and a free text. */
export function ReportFields({ words, wordsCharsMax, values, errors }: ReportFieldsProps) {
  return (
    <>
      <SelectField
        name="reason"
        label={words.reason}
        prompt={words.choose}
        error={errors?.['reason']}
        defaultValue={values['reason']}
      >
        {Object.entries(words.reasons).map(([reason, label]) => (
          <option key={reason} value={reason}>
            {label}
          </option>
        ))}
      </SelectField>
      <Field
        as="textarea"
        name="words"
        label={words.words}
        rows={3}
        maxLength={wordsCharsMax}
        defaultValue={values['words']}
        error={errors?.['words']}
      />
    </>
  )
}
