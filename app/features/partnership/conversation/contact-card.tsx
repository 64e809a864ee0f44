import { Link } from 'react-router'
import { copy } from './copy.ts'

/** Other ways to contact us, and when we answer. */
export function ContactCard({ address }: { address: string }) {
  const { title, mail, answer, within, call, length, languages, spoken, demo } = copy.contact
  return (
    <section className="stack" aria-labelledby="contact-title">
      <h2 id="contact-title">{title}</h2>
      <dl className="term-list">
        <dt>{mail}</dt>
        <dd>
          <a href={`mailto:${address}`}>{address}</a>
        </dd>
        <dt>{answer}</dt>
        <dd>{within}</dd>
        <dt>{call}</dt>
        <dd>{length}</dd>
        <dt>{languages}</dt>
        <dd>{spoken}</dd>
      </dl>
      <p>
        <Link className="btn secondary sm" to={demo.to}>
          {demo.label}
        </Link>
      </p>
    </section>
  )
}

/** What happens after the form is sent. */
export function NextSteps() {
  const { title, list } = copy.next
  return (
    <section className="stack" aria-labelledby="next-title">
      <h2 id="next-title">{title}</h2>
      <ol className="next-steps">
        {list.map((step) => (
          <li key={step.title}>
            <h3>{step.title}</h3>
            <p className="secondary-ink">{step.body}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
