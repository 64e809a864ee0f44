import { Link } from 'react-router'
import { copy } from './copy.ts'
import type { Tab } from './tabs.ts'

/** The wing's name, and its three tabs as links. */
export function Header({ tab }: { tab: Tab }) {
  return (
    <header className="top">
      <div>
        <h1>{copy.title}</h1>
        <p className="lead">{copy.lead}</p>
      </div>
      <nav className="segments" aria-label={copy.tabsLabel}>
        {copy.tabs.map(({ tab: own, to, label, meaning }) => (
          <Link key={own} to={to} preventScrollReset aria-current={own === tab ? 'page' : undefined}>
            {label} <span className="tab-meaning">{meaning}</span>
          </Link>
        ))}
      </nav>
    </header>
  )
}
