import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { useShownHelplines } from '#app/ui/use-shown-helplines.ts'
import type { Route } from './+types/contact.route'

/** Other ways to get help, for urgent cases and complaints. */
export function Aside({ urgent, mail, grievance }: Route.ComponentProps['loaderData']['aside']) {
  const numbers = useShownHelplines(urgent.numbers)
  return (
    <aside className="contact-aside">
      <section className="stack">
        <h2>{urgent.title}</h2>
        <p className="secondary-ink">{urgent.body}</p>
        <ul>
          {numbers.map(({ number, label }) => (
            <li key={number}>
              <a href={`tel:${number}`}>
                <Icon name="phone" small />
                <b className="num">{number}</b>
                {label}
              </a>
            </li>
          ))}
        </ul>
        <p>
          <Link to={urgent.more.to}>{urgent.more.label}</Link>
        </p>
      </section>
      <section className="stack">
        <h2>{mail.title}</h2>
        <p>
          <a href={mail.href}>{mail.label}</a>
        </p>
      </section>
      <section className="stack">
        <h2>{grievance.title}</h2>
        <p className="secondary-ink">{grievance.body}</p>
        <p>{grievance.officer}</p>
        <p>
          <Link to={grievance.link.to}>{grievance.link.label}</Link>
        </p>
      </section>
    </aside>
  )
}
