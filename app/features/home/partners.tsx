import { Link } from 'react-router'
import { copy } from './copy.ts'

const words = copy.partners

/** Three kinds of partners with links. */
export function Partners() {
  return (
    <section className="wrap section" aria-labelledby="partners">
      <h2 id="partners">{words.title}</h2>
      <ul className="thirds">
        {words.types.map(({ to, title, body }) => (
          <li key={to}>
            <Link className="card pad way" to={to}>
              <h3>{title}</h3>
              <p className="small secondary-ink">{body}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
