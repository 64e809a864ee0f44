import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import { copy } from './copy.ts'

export function QuickActions() {
  return (
    <nav className="quick-actions" aria-label={copy.actions.label}>
      {copy.actions.list.map(({ to, icon, dye, title, body }) => (
        <Link key={to} to={to} className={`card d-${dye}`}>
          <i>
            <Icon name={icon} />
          </i>
          <span>
            <b>{title}</b>
            <span className="small secondary-ink">{body}</span>
          </span>
          <Icon name="chevron-right" />
        </Link>
      ))}
    </nav>
  )
}
