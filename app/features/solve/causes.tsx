import { Form, Link } from 'react-router'
import { Thread } from '#app/ui/thread.tsx'
import { copy } from './copy.ts'
import type { CauseView } from './causes.server.ts'

/** Emergency campaigns with quick amounts that link to the payment. */
export function Causes({ causes }: { causes: readonly CauseView[] }) {
  return (
    <section className="wrap section stack" id="emergency-fund" aria-labelledby="fund-title">
      <h2 id="fund-title">{copy.fund.title}</h2>
      <p className="lead">{copy.fund.lead}</p>
      {causes.length === 0 && <p className="notice">{copy.fund.none}</p>}
      <ul className="causes">
        {causes.map((cause) => (
          <Cause key={cause.slug} cause={cause} />
        ))}
      </ul>
    </section>
  )
}

function Cause({ cause }: { cause: CauseView }) {
  const { slug, title, description, percent, facts, quick, isOpen } = cause
  const support = `/campaign/${slug}/support`
  return (
    <li className="card pad cause">
      <h3>{title}</h3>
      <p className="secondary-ink">{description}</p>
      <Thread percent={percent} label={copy.fund.progress(title, percent)} />
      <p className="small">{facts.join('\u00a0· ')}</p>
      {isOpen ? (
        <>
          <ul className="quick">
            {quick.map(({ amount, words }) => (
              <li key={amount}>
                <Link
                  className="btn secondary sm"
                  to={`${support}?amount=${amount}`}
                  aria-label={copy.fund.quick(words)}
                >
                  {words}
                </Link>
              </li>
            ))}
          </ul>
          <Form className="own-amount" action={support} noValidate>
            <label className="field">
              <span>{copy.fund.own}</span>
              <input className="input" name="amount" inputMode="numeric" autoComplete="off" required />
            </label>
            <button className="btn primary">{copy.fund.give}</button>
          </Form>
        </>
      ) : (
        <p className="notice">{copy.fund.closed}</p>
      )}
      <Link to={`/campaign/${slug}`} aria-label={`${copy.fund.more}: ${title}`}>
        {copy.fund.more}
      </Link>
    </li>
  )
}
