import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'

const words = copy.pathways

/** Three links for people who want to build something. */
export function Pathways() {
  return (
    <section className="wrap section" aria-labelledby="paths">
      <h2 id="paths">{words.title}</h2>
      <ul className="thirds">
        {words.cards.map(({ to, icon, title, body }) => (
          <li key={to}>
            <Link className="card pad way" to={to}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p className="small secondary-ink">{body}</p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
