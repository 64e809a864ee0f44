import { copy } from '#app/features/fundraising/giving/support-copy.ts'
import type { Review } from '#app/features/fundraising/giving/support-view.server.ts'

/** Everything that a monthly gift means, before it is approved. */
export function MonthlyConsent({ monthly }: { monthly: NonNullable<Review['monthly']> }) {
  return (
    <section className="stack" aria-labelledby="monthly-title">
      <h2 id="monthly-title">{copy.review.monthly.title}</h2>
      <ul className="stack monthly">
        {monthly.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  )
}

/** How it is approved, and the day on which the consent was read. */
export function MonthlyMethod({
  monthly,
  method = 'upi',
}: {
  monthly: NonNullable<Review['monthly']>
  method?: string
}) {
  const { title, options } = copy.review.monthly.method
  return (
    <fieldset className="stack fieldset">
      <legend>{title}</legend>
      {Object.entries(options).map(([option, label]) => (
        <label key={option} className="check">
          <input type="radio" name="method" value={option} defaultChecked={option === method} />
          {label}
        </label>
      ))}
      <input type="hidden" name="agreedOn" value={monthly.day} />
    </fieldset>
  )
}
