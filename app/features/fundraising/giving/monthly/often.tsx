import { FieldError } from '#app/ui/form/field.tsx'
import { copy } from '#app/features/fundraising/giving/support-copy.ts'

interface Props {
  value: string | undefined
  error: string | undefined
}

/** Once or every month; once unless the donor chooses otherwise. */
export function Often({ value = 'once', error }: Props) {
  const { title, hint, options } = copy.often
  return (
    <fieldset className="stack group fieldset" aria-describedby={error ? 'often-hint often-error' : 'often-hint'}>
      <legend>{title}</legend>
      <div className="often">
        {Object.entries(options).map(([option, label]) => (
          <label key={option} className="chip choice">
            <input type="radio" name="often" value={option} defaultChecked={option === value} />
            {label}
          </label>
        ))}
      </div>
      <p className="small secondary-ink" id="often-hint">
        {hint}
      </p>
      <FieldError id="often-error">{error}</FieldError>
    </fieldset>
  )
}
