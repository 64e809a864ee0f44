import { Form } from 'react-router'
import { copy } from './copy.ts'

const STARS = [1, 2, 3, 4, 5] as const
const words = copy.course.rate

/** A rating from 1 to 5, for enrolled users. */
export function RateForm({ path, own }: { path: string; own: number | null }) {
  return (
    <Form key={own} method="post" action={path} className="card pad stack" id="rate" preventScrollReset>
      <input type="hidden" name="do" value="rate" />
      <fieldset className="fieldset stack">
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
      </fieldset>
      <button className="btn secondary wide">{words.save}</button>
    </Form>
  )
}
