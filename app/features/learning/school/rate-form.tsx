import { useId } from 'react'
import { Form } from 'react-router'
import { FieldError } from '#app/ui/form/field.tsx'
import { radioGroup } from '#app/ui/form/radio-group.ts'
import { useFocusFirstError } from '#app/ui/form/use-focus-first-error.ts'
import { copy } from './copy.ts'

const STARS = [1, 2, 3, 4, 5] as const
const words = copy.course.rate

interface RateFormProps {
  path: string
  own: number | null
  errors: Readonly<Record<string, string>> | undefined
}

/** A rating from 1 to 5, for enrolled users. */
export function RateForm({ path, own, errors }: RateFormProps) {
  const errorId = useId()
  const form = useFocusFirstError(errors)
  const error = errors?.['rating']
  return (
    <Form
      ref={form}
      key={own}
      method="post"
      action={path}
      className="card pad stack"
      id="rate"
      preventScrollReset
      noValidate
    >
      <input type="hidden" name="do" value="rate" />
      <fieldset className="fieldset stack" {...radioGroup(errorId, error)}>
        <legend>{words.title}</legend>
        <p className="small secondary-ink">{own === null ? words.scale : words.yours(own)}</p>
        <div className="stars">
          {STARS.map((stars) => (
            <label key={stars} className="star choice">
              <input
                type="radio"
                name="rating"
                value={stars}
                aria-label={words.star(stars)}
                defaultChecked={stars === own}
                required
              />
              <span aria-hidden="true">{stars}</span>
            </label>
          ))}
        </div>
        <FieldError id={errorId}>{error}</FieldError>
      </fieldset>
      <button className="btn secondary wide">{words.save}</button>
    </Form>
  )
}
