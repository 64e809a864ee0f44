import { Link } from 'react-router'
import { copy } from './copy.ts'
import type { Tab } from './tabs.ts'

/** The three tabs as links. */
export function Tabs({ current }: { current: Tab }) {
  return (
    <nav className="segments" aria-label={copy.tabsLabel}>
      {copy.tabs.map(({ tab, label, meaning }) => (
        <Link key={tab} to={`/home?tab=${tab}`} preventScrollReset aria-current={tab === current ? 'page' : undefined}>
          {label} <span className="tab-meaning">{meaning}</span>
        </Link>
      ))}
    </nav>
  )
}
