import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'

/** Links to everything that belongs to the member, by subject; the last two are on this page. */
export function Places() {
  return (
    <nav aria-label={copy.places.label}>
      <ul className="places">
        {copy.places.list.map(({ to, icon, title, note }) => (
          <li key={to}>
            <Link className="card" to={to}>
              <Icon name={icon} />
              <b>{title}</b>
              <span className="small secondary-ink">{note}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
